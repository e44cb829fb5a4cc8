'use client';

import { ErrorMessage } from '@/components/ErrorMessage.client';
import { frameWords } from '@/content/notices';
import { href } from '@/content/site';

/** What a visitor sees when a page that runs scripts breaks. */
export function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return <ErrorMessage homeUrl={href('/')} notice={frameWords.en.notice.strip} onRetry={reset} />;
}
