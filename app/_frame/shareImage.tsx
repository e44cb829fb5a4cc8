import type { ReactNode } from 'react';
import { getPathLanguage, type Language } from '@/content/languages';
import { replaceSymbolsByNames } from '@/content/format';
import { mapStrings } from '@/content/mapStrings';
import { metadataWords } from '@/content/metadataWords';
import type { Page } from '@/content/pages';
import { createSealDataUrl } from './createSealDataUrl';

export const shareImageSize = { width: 1200, height: 630 };

/** The names under which app/og/[slug]/route.tsx passes the fonts to the renderer. */
export const sansFontFamily = 'Public Sans';
export const serifFontFamily = 'Source Serif';

/** The font is smaller for longer headlines, so that each fits. */
function headlineFontSize(title: string): number {
  if (title.length > 60) return 56;
  return title.length > 34 ? 66 : 80;
}

/** As large as the longest hooks allow in five or six lines. */
function hookFontSize(hook: string): number {
  if (hook.length > 72) return 58;
  return hook.length > 48 ? 66 : 76;
}

/** For text in the serif font: headlines and findings. */
export const headlineStyle = {
  fontFamily: serifFontFamily,
  fontWeight: 700,
  textWrap: 'balance',
  color: 'var(--brand)',
} as const;

export const seal = createSealDataUrl();

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
              border: '4px solid var(--brand)',
              fontWeight: 800,
              fontSize: 40,
            }}
          >
            {step}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The seal without a name, and the word that says what this is. */
export function SealAndStamp({ satire, fontSize = 40 }: { satire: string; fontSize?: number }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
      <img src={seal} alt="" width={70} height={77} />
      <span
        style={{
          fontWeight: 800,
          fontSize,
          lineHeight: 1.2,
          color: 'var(--rose)',
          border: '5px solid var(--rose)',
          padding: '4px 18px',
          transform: 'rotate(-4deg)',
        }}
      >
        {satire.toUpperCase()}
      </span>
    </div>
  );
}

interface ObjectImageProps {
  /** In a field of 600 by 630 pixels. */
  object: ReactNode;
  /** The color token behind the object. */
  ground: string;
  /** Above the hook, which then is smaller. */
  title?: string;
  hook: string;
  language: Language;
}

/** An object on one half, a line on the other. No letter is less than 40 pixels high. */
export function ObjectImage({ object, ground, title, hook, language }: ObjectImageProps) {
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: 'var(--paper)',
        color: 'var(--ink)',
        fontFamily: sansFontFamily,
      }}
    >
      <div
        style={{
          display: 'flex',
          position: 'relative',
          alignItems: 'center',
          justifyContent: 'center',
          width: 600,
          height: '100%',
          background: `var(--${ground})`,
          overflow: 'hidden',
        }}
      >
        {object}
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          width: 600,
          padding: '36px 44px 44px',
          borderTop: '14px solid var(--gold)',
        }}
      >
        <SealAndStamp satire={metadataWords[language].satire} />
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            flex: 1,
            justifyContent: 'center',
            gap: 24,
          }}
        >
          {title && (
            <span style={{ ...headlineStyle, fontSize: 76, lineHeight: 1.05 }}>{title}</span>
          )}
          {title ? (
            <span style={{ fontSize: 46, lineHeight: 1.22 }}>{hook}</span>
          ) : (
            <span style={{ ...headlineStyle, fontSize: hookFontSize(hook), lineHeight: 1.14 }}>
              {hook}
            </span>
          )}
        </div>
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
  const { satire } = metadataWords[language];
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: 'var(--brand)',
        padding: 44,
      }}
    >
      <div
        style={{
          display: 'flex',
          flex: 1,
          background: 'var(--paper)',
          color: 'var(--ink)',
          fontFamily: sansFontFamily,
          boxShadow: '14px 14px 0 var(--canary), 28px 28px 0 var(--pinkcopy)',
        }}
      >
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'space-between',
            flex: 1,
            padding: '44px 52px',
            borderTop: '14px solid var(--gold)',
          }}
        >
          <SealAndStamp satire={satire} fontSize={hasLargeStamp ? fontSize : undefined} />
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
          <span style={{ fontSize: 40, lineHeight: 1.1, color: 'var(--ink-2)' }}>
            {texts.shareImageLabel}
          </span>
        </div>
      </div>
    </div>
  );
}
