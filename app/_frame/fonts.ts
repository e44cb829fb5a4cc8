import localFont from 'next/font/local';

// tools/fonts.mjs writes these font files with only the characters and weights that the site uses.
// "optional" keeps a page in its fallback fonts where its own arrive late: text that changes its font would move what is below.
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
