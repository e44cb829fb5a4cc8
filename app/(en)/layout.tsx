import type { ReactNode } from 'react';
import { Document, sharedRootMetadata, sharedRootViewport } from '../_frame/Document';

export const metadata = sharedRootMetadata;
export const viewport = sharedRootViewport;

export default function EnglishLayout({ children }: { children: ReactNode }) {
  return <Document lang="en">{children}</Document>;
}
