import type { PictureWords } from '@/content/pictureWords';
import { site } from '@/content/site';
import type { SitePage } from '@/content/siteIndex';
import { lightColors } from './lightColors';

export const shareImageSize = { width: 1200, height: 630 };

/** Font families of the pictures; whoever draws a picture passes their files to the library. */
export const sans = 'Public Sans';
export const serif = 'Source Serif';

const { brand: navy, canary, gold, ink, paper, pinkcopy, rose } = lightColors;

/** Long headlines are set smaller, so that all of them fit. */
function titleSize(title: string): number {
  if (title.length > 60) return 56;
  return title.length > 34 ? 66 : 80;
}

interface ShareImageProps {
  page: Pick<SitePage, 'title' | 'kind' | 'card'>;
  words: PictureWords;
  /** Data URL of the seal's image. */
  seal: string;
  /** Data URLs of portraits of people who can be rated. With them, the scale from 1 to 10 is drawn. */
  sketches?: readonly string[];
}

const scale = Array.from({ length: 10 }, (_, step) => step + 1);

function Docket({ sketches }: { sketches: readonly string[] }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
      <div style={{ display: 'flex', gap: 20 }}>
        {sketches.map((sketch) => (
          <img key={sketch} src={sketch} alt="" width={164} height={164} />
        ))}
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, width: 402 }}>
        {scale.map((step) => (
          <span
            key={step}
            style={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'center',
              width: 70,
              height: 70,
              border: `4px solid ${navy}`,
              fontFamily: sans,
              fontWeight: 800,
              fontSize: 32,
            }}
          >
            {step}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The paragraphs of a page's `card`, all of them. */
function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 14 }}>
      {lines.map((line) => (
        <span
          key={line}
          style={{
            fontFamily: serif,
            fontWeight: 700,
            fontSize: titleSize(lines.join(' ')),
            lineHeight: 1.14,
            textWrap: 'balance',
            color: navy,
          }}
        >
          {line}
        </span>
      ))}
    </div>
  );
}

/**
 * The picture that goes with a shared link: the white copy of a form, on the canary and the pink one.
 * Only what the picture library understands: flex boxes and inline styles.
 */
export function ShareImage({ page, words, seal, sketches = [] }: ShareImageProps) {
  const { title, kind, card = [] } = page;
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: navy, padding: 44 }}>
      <div
        style={{
          display: 'flex',
          flex: 1,
          background: paper,
          color: ink,
          boxShadow: `14px 14px 0 ${canary}, 28px 28px 0 ${pinkcopy}`,
        }}
      >
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'space-between',
            flex: 1,
            padding: '44px 52px',
            borderTop: `14px solid ${gold}`,
          }}
        >
          <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
            <div style={{ display: 'flex', alignItems: 'center' }}>
              <img src={seal} alt="" width={92} height={101} />
              <div style={{ display: 'flex', flexDirection: 'column', marginLeft: 24 }}>
                <span style={{ fontFamily: sans, fontWeight: 800, fontSize: 40, lineHeight: 1 }}>
                  {site.shortName}
                </span>
                <span style={{ fontFamily: sans, fontSize: 26, marginTop: 8 }}>{words.issuer}</span>
              </div>
            </div>
            <span
              style={{
                fontFamily: sans,
                fontWeight: 800,
                fontSize: 34,
                color: rose,
                border: `5px solid ${rose}`,
                padding: '8px 20px',
                transform: 'rotate(-5deg)',
              }}
            >
              {words.stamp}
            </span>
          </div>
          {card.length > 0 ? (
            <Lines lines={card} />
          ) : (
            <span
              style={{
                fontFamily: serif,
                fontWeight: 700,
                fontSize: sketches.length > 0 ? 60 : titleSize(title),
                lineHeight: 1.12,
                textWrap: 'balance',
                color: navy,
              }}
            >
              {title}
            </span>
          )}
          {sketches.length > 0 && <Docket sketches={sketches} />}
          <div
            style={{
              display: 'flex',
              justifyContent: 'space-between',
              fontFamily: sans,
              fontSize: 28,
              color: lightColors['ink-2'],
            }}
          >
            <span>{kind}</span>
            <span>{words.invented}</span>
          </div>
        </div>
      </div>
    </div>
  );
}
