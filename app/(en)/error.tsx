'use client';

import { ErrorPage } from '../_frame/ErrorPage.client';

export default function EnglishErrorPage({ reset }: { reset: () => void }) {
  return <ErrorPage language="en" reset={reset} />;
}
