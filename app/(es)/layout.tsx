import type { ReactNode } from 'react';
import { Document, sharedRootMetadata, sharedRootViewport } from '../_frame/Document';

export const metadata = sharedRootMetadata;
export const viewport = sharedRootViewport;

export default function SpanishLayout({ children }: { children: ReactNode }) {
  return <Document lang="es">{children}</Document>;
}
