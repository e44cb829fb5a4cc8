import type { ReactNode } from 'react';
import { Document, rootMetadata, rootViewport } from '../_frame/Document';

export const metadata = rootMetadata;
export const viewport = rootViewport;

export default function EnglishLayout({ children }: { children: ReactNode }) {
  return <Document lang="en">{children}</Document>;
}
