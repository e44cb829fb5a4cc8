'use client';

import { Component, type ReactNode } from 'react';
import type { Language } from '@/content/languages';
import { ErrorMessage } from './ErrorMessage';

interface ErrorMessageBoundaryProps {
  language: Language;
  children: ReactNode;
}

/**
 * Says that something is broken if the children throw. For an `<IslandScope>` around islands that
 * the server renders empty; other islands show the server's HTML.
 */
export class ErrorMessageBoundary extends Component<
  ErrorMessageBoundaryProps,
  { hasError: boolean }
> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override render() {
    const { language, children } = this.props;
    if (!this.state.hasError) return children;
    return (
      <ErrorMessage language={language} heading="h2" onRetry={() => window.location.reload()} />
    );
  }
}
