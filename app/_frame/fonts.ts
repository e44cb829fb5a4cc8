import localFont from 'next/font/local';

// tools/fonts.mjs writes these subsets. "optional" keeps the fallback font if they arrive late,
// because a change of font would move the text.
export const sansFont = localFont({
  src: './fonts/public-sans.woff2',
  weight: '400 800',
  variable: '--font-sans',
  display: 'optional',
  fallback: ['system-ui', 'sans-serif'],
  adjustFontFallback: 'Arial',
});

export const serifFont = localFont({
  src: './fonts/source-serif-4.woff2',
  weight: '650',
  variable: '--font-serif',
  display: 'optional',
  fallback: ['Georgia', 'serif'],
  adjustFontFallback: 'Times New Roman',
});
