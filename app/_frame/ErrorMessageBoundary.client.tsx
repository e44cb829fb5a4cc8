'use client';

import { Component, type ReactNode } from 'react';
import type { ErrorPageWords } from '@/content/errorPage';
import { ErrorMessage } from './ErrorMessage';

interface BoundaryProps {
  message: ReactNode;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override render() {
    return this.state.hasError ? this.props.message : this.props.children;
  }
}

interface ErrorMessageBoundaryProps {
  words: ErrorPageWords;
  children: ReactNode;
}

/**
 * Says that something is broken if the children throw. For an `<IslandScope>` around islands that
 * the server renders empty; other islands show the server's HTML.
 */
export function ErrorMessageBoundary({ words, children }: ErrorMessageBoundaryProps) {
  const message = (
    <ErrorMessage words={words} heading="h2" onRetry={() => window.location.reload()} />
  );
  return <Boundary message={message}>{children}</Boundary>;
}
