import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import type { Language } from '@/content/languages';
import { href, site } from '@/content/site';
import { sansFont, serifFont } from './fonts';
import './globals.css';

/**
 * The metadata that is the same on all pages, such as icons. The root layouts and the 404 page use
 * it.
 */
export const sharedRootMetadata: Metadata = {
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

export const sharedRootViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#1b2030' },
  ],
};

/** The `html` and `body` elements of a page, with the page's language and fonts. */
export function Document({ lang, children }: { lang: Language; children: ReactNode }) {
  return (
    <html lang={lang} className={`${sansFont.variable} ${serifFont.variable}`}>
      <body>{children}</body>
    </html>
  );
}
