import type { ReactNode } from 'react';
import { Document, documentMetadata, documentViewport } from '../_frame/Document';

export const metadata = documentMetadata;
export const viewport = documentViewport;

export default function EnglishLayout({ children }: { children: ReactNode }) {
  return <Document lang="en">{children}</Document>;
}
