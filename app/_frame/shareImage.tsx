import { getPathLanguage, type Language } from '@/content/languages';
import { replaceSymbolsByNames } from '@/content/format';
import { mapStrings } from '@/content/mapStrings';
import { metadataWords } from '@/content/metadataWords';
import type { Page } from '@/content/pages';
import { agencyNames, site } from '@/content/site';
import { createSealDataUrl } from './createSealDataUrl';
import { lightSchemeColors } from './lightSchemeColors';

export const shareImageSize = { width: 1200, height: 630 };

/** The names under which app/og/[slug]/route.tsx passes the fonts to the renderer. */
export const sansFontFamily = 'Public Sans';
export const serifFontFamily = 'Source Serif';

const { brand: navy, canary, gold, ink, paper, pinkcopy, rose } = lightSchemeColors;

/** The font is smaller for longer headlines, so that each fits. */
function headlineFontSize(title: string): number {
  if (title.length > 60) return 56;
  return title.length > 34 ? 66 : 80;
}

/** For text in the serif font: headlines and findings. */
export const headlineStyle = {
  fontFamily: serifFontFamily,
  fontWeight: 700,
  textWrap: 'balance',
  color: navy,
} as const;

export const seal = createSealDataUrl();

export function AgencyName({ language }: { language: Language }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <span style={{ fontWeight: 800, fontSize: 40, lineHeight: 1 }}>{site.shortName}</span>
      <span style={{ fontSize: 26, marginTop: 8 }}>{agencyNames[language]}</span>
    </div>
  );
}

const scale = Array.from({ length: 10 }, (_, step) => step + 1);

function PortraitsAndScale({ portraits }: { portraits: readonly string[] }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
      <div style={{ display: 'flex', gap: 20 }}>
        {portraits.map((portrait) => (
          <img key={portrait} src={portrait} alt="" width={164} height={164} />
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

interface ShareImageProps {
  page: Page;
  /** Shown with the rating scale. Only the home page's image has portraits. */
  portraits?: readonly string[];
}

/**
 * A white form on a yellow and a pink copy, with the title or, in its place, `previewParagraphs`.
 * The renderer knows only flexbox and inline styles.
 */
export function ShareImage({ page, portraits = [] }: ShareImageProps) {
  const texts = mapStrings(page, replaceSymbolsByNames);
  const { shareImageTitle = texts.title, previewParagraphs, hasLargeStamp = false } = texts;
  const lines = previewParagraphs ?? [shareImageTitle];
  const fontSize = portraits.length > 0 ? 60 : headlineFontSize(lines.join(' '));
  const language = getPathLanguage(page.path);
  const { satire, invented } = metadataWords[language];
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: navy, padding: 44 }}>
      <div
        style={{
          display: 'flex',
          flex: 1,
          background: paper,
          color: ink,
          fontFamily: sansFontFamily,
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
            <div style={{ display: 'flex', alignItems: 'center', gap: 24 }}>
              <img src={seal} alt="" width={92} height={101} />
              <AgencyName language={language} />
            </div>
            <span
              style={{
                fontWeight: 800,
                fontSize: hasLargeStamp ? fontSize : 34,
                color: rose,
                border: `5px solid ${rose}`,
                padding: '8px 20px',
                transform: 'rotate(-5deg)',
              }}
            >
              {satire.toUpperCase()}
            </span>
          </div>
          <div style={{ display: 'flex', flexDirection: 'column', gap: 14 }}>
            {lines.map((line) => (
              <span
                key={line}
                style={{ ...headlineStyle, fontSize, lineHeight: previewParagraphs ? 1.14 : 1.12 }}
              >
                {line}
              </span>
            ))}
          </div>
          {portraits.length > 0 && <PortraitsAndScale portraits={portraits} />}
          <div
            style={{
              display: 'flex',
              justifyContent: 'space-between',
              fontSize: 28,
              color: lightSchemeColors['ink-2'],
            }}
          >
            <span>{texts.shareImageLabel}</span>
            <span>{invented}</span>
          </div>
        </div>
      </div>
    </div>
  );
}
