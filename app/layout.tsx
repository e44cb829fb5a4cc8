import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { href, site } from '@/content/site';
import { sans, serif } from './fonts';
import './globals.css';

export const metadata: Metadata = {
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

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#1b2030' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${sans.variable} ${serif.variable}`}>
      <body>{children}</body>
    </html>
  );
}
