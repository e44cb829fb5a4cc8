'use client';

import { ErrorPage } from '../_frame/ErrorPage.client';

export default function SpanishErrorPage({ reset }: { reset: () => void }) {
  return <ErrorPage language="es" reset={reset} />;
}
