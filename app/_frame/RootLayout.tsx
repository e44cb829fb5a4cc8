import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import type { Language } from '@/content/languages';
import { href, site } from '@/content/site';
import { sansFont, serifFont } from './fonts';
import './globals.css';
import { readColor } from './readColor';

export const rootMetadata: Metadata = {
  metadataBase: new URL(site.url),
  applicationName: site.shortName,
  referrer: 'strict-origin-when-cross-origin',
  icons: {
    icon: [
      { url: href('/favicon.ico'), sizes: '32x32' },
      { url: href('/icon.svg'), type: 'image/svg+xml' },
    ],
    apple: href('/icons/apple-touch-icon.png'),
  },
  formatDetection: { telephone: false },
};

export const rootViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: readColor('paper') },
    { media: '(prefers-color-scheme: dark)', color: readColor('paper', 'dark') },
  ],
};

export function RootLayout({ lang, children }: { lang: Language; children: ReactNode }) {
  return (
    <html lang={lang} className={`${sansFont.variable} ${serifFont.variable}`}>
      <body>{children}</body>
    </html>
  );
}
