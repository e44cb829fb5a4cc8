import type { ReactNode } from 'react';
import { RootLayout, rootMetadata, rootViewport } from '../_frame/RootLayout';

export const metadata = rootMetadata;
export const viewport = rootViewport;

export default function SpanishLayout({ children }: { children: ReactNode }) {
  return <RootLayout lang="es">{children}</RootLayout>;
}
