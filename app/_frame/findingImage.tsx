import type { Finding } from '@/content/findings/texts';
import { metadataWords } from '@/content/metadataWords';
import { site } from '@/content/site';
import { createGuillocheDataUrl } from './createGuillocheDataUrl';
import { lightSchemeColors } from './lightSchemeColors';
import { AgencyName, headlineStyle, sansFontFamily, seal, shareImageSize } from './shareImage';

export const findingPictureSize = { width: 1200, height: 1200 };

const { ink, paper, rose } = lightSchemeColors;
const { satire, invented } = metadataWords.en;

/** The sizes of the two shapes in pixels; the title has two lines at most in each. */
const layouts = {
  wide: { size: shareImageSize, padding: '80px 104px', long: 90, short: 124, line: 42, seal: 92 },
  square: {
    size: findingPictureSize,
    padding: '140px 124px',
    long: 124,
    short: 168,
    line: 62,
    seal: 150,
  },
};

interface FindingImageProps {
  finding: Finding;
  /** Wide for link previews, square for saving. */
  shape: keyof typeof layouts;
}

/** A finding on a framed sheet. The renderer knows only flexbox and inline styles. */
export function FindingImage({ finding: { title, line }, shape }: FindingImageProps) {
  const layout = layouts[shape];
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        width: '100%',
        height: '100%',
        background: paper,
        color: ink,
        fontFamily: sansFontFamily,
      }}
    >
      <img
        src={createGuillocheDataUrl(layout.size)}
        alt=""
        {...layout.size}
        style={{ position: 'absolute', top: 0, left: 0 }}
      />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          flex: 1,
          padding: layout.padding,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 20 }}>
          <img src={seal} alt="" width={layout.seal} height={layout.seal * 1.1} />
          <AgencyName language="en" />
          <span
            style={{
              fontWeight: 800,
              fontSize: layout.line,
              lineHeight: 1.2,
              color: rose,
              border: `5px solid ${rose}`,
              padding: '4px 20px',
              marginLeft: 'auto',
              transform: 'rotate(-4deg)',
            }}
          >
            {satire.toUpperCase()}
          </span>
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', gap: layout.line / 2 }}>
          <span
            style={{
              ...headlineStyle,
              fontSize: title.length > 16 ? layout.long : layout.short,
              lineHeight: 1.05,
            }}
          >
            {title}
          </span>
          <span style={{ fontSize: layout.line, lineHeight: 1.25, textWrap: 'balance' }}>
            {line}
          </span>
        </div>
        <div style={{ display: 'flex', justifyContent: 'space-between', fontSize: 30 }}>
          <span>{invented}</span>
          <span>{site.host}</span>
        </div>
      </div>
    </div>
  );
}
