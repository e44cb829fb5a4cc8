'use client';

import { ErrorMessage } from '@/components/ErrorMessage.client';
import { href } from '@/content/site';

/** What a visitor sees when a page that runs scripts breaks. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return <ErrorMessage homeUrl={href('/')} onRetry={reset} />;
}
