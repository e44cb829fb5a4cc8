import localFont from 'next/font/local';

// tools/fonts.mjs has reduced these files to the characters and weights that the site uses.
export const sans = localFont({
  src: './fonts/public-sans.woff2',
  weight: '400 800',
  variable: '--font-sans',
  display: 'swap',
  fallback: ['system-ui', 'sans-serif'],
  adjustFontFallback: 'Arial',
});

export const serif = localFont({
  src: './fonts/source-serif-4.woff2',
  weight: '650',
  variable: '--font-serif',
  display: 'swap',
  fallback: ['Georgia', 'serif'],
  adjustFontFallback: 'Times New Roman',
});
