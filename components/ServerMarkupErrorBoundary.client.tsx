'use client';

import { Component, type ReactNode } from 'react';
import { getServerMarkup } from './getServerMarkup.client';

interface ServerMarkupErrorBoundaryProps {
  /** Id of the single element that the children render. */
  id: string;
  children: ReactNode;
}

/**
 * An error boundary that shows the server's HTML in place of children that throw, as a page without
 * scripts does.
 */
export class ServerMarkupErrorBoundary extends Component<
  ServerMarkupErrorBoundaryProps,
  { hasError: boolean }
> {
  constructor(props: ServerMarkupErrorBoundaryProps) {
    super(props);
    this.state = { hasError: false };
    // Saves the markup before React can replace the element.
    if (typeof document !== 'undefined') getServerMarkup(props.id);
  }

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override render() {
    const { id, children } = this.props;
    if (!this.state.hasError) return children;
    const markup = { __html: getServerMarkup(id) };
    return <div id={id} data-static="" dangerouslySetInnerHTML={markup} />;
  }
}
