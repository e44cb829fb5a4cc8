import type { ReactNode } from 'react';
import { Document, documentMetadata, documentViewport } from '../_frame/Document';

export const metadata = documentMetadata;
export const viewport = documentViewport;

export default function SpanishLayout({ children }: { children: ReactNode }) {
  return <Document lang="es">{children}</Document>;
}
