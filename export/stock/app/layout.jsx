import localFont from 'next/font/local';
import './globals.css';

const font = localFont({ src: './font.woff2', display: 'swap' });

export const metadata = { title: 'Stock' };

export default function Layout({ children }) {
  return (
    <html lang="en" className={font.className}>
      <body>{children}</body>
    </html>
  );
}
