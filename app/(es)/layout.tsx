import type { ReactNode } from 'react';
import { Document, rootMetadata, rootViewport } from '../_frame/Document';

export const metadata = rootMetadata;
export const viewport = rootViewport;

export default function SpanishLayout({ children }: { children: ReactNode }) {
  return <Document lang="es">{children}</Document>;
}
