import { LampStackDrawing } from '@/components/LampStackDrawing';
import type { Finding } from '@/content/findings/texts';
import { metadataWords } from '@/content/metadataWords';
import { site } from '@/content/site';
import { createGuillocheDataUrl } from './createGuillocheDataUrl';
import { headlineStyle, ObjectImage, sansFontFamily, SealAndStamp } from './shareImage';

export const findingPictureSize = { width: 1200, height: 1200 };

const { satire } = metadataWords.en;

interface FindingImageProps {
  finding: Finding;
}

/** The share image of a finding: the example on one half, title and line on the other. */
export function FindingShareImage({ finding }: FindingImageProps) {
  return (
    <ObjectImage
      ground="sunken"
      language="en"
      title={finding.title}
      hook={finding.line}
      object={
        <div style={{ display: 'flex', width: 540, height: 302 }}>
          <Example finding={finding} numberSize={9} />
        </div>
      }
    />
  );
}

function Example({ finding, numberSize }: FindingImageProps & { numberSize: number }) {
  return (
    <LampStackDrawing
      ratings={finding.example}
      isInOrder={finding.isAboutOrder}
      numberSize={numberSize}
    />
  );
}

/** The picture of a finding that visitors save: a framed sheet, with SATIRE as large as the line. */
export function FindingPicture({ finding }: FindingImageProps) {
  const { title, line } = finding;
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        width: '100%',
        height: '100%',
        background: 'var(--paper)',
        color: 'var(--ink)',
        fontFamily: sansFontFamily,
      }}
    >
      <img
        src={createGuillocheDataUrl(findingPictureSize)}
        alt=""
        {...findingPictureSize}
        style={{ position: 'absolute', top: 0, left: 0 }}
      />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          flex: 1,
          padding: '84px 112px 80px',
        }}
      >
        <SealAndStamp satire={satire} fontSize={58} />
        <div style={{ display: 'flex', width: 832, height: 440 }}>
          <Example finding={finding} numberSize={7} />
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', gap: 24 }}>
          <span
            style={{ ...headlineStyle, fontSize: title.length > 24 ? 82 : 94, lineHeight: 1.05 }}
          >
            {title}
          </span>
          <span style={{ fontSize: 58, lineHeight: 1.2, textWrap: 'balance' }}>{line}</span>
        </div>
        <span style={{ fontSize: 40 }}>{site.host}</span>
      </div>
    </div>
  );
}
