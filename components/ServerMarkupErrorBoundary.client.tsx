'use client';

import { Component, type ReactNode } from 'react';
import { getServerMarkup } from './getServerMarkup.client';

interface ServerMarkupErrorBoundaryProps {
  /** Id of the one element that the children render, whose server HTML is saved. */
  id: string;
  children: ReactNode;
}

/**
 * An error boundary: if its children throw, it shows the HTML that the server rendered for them, as
 * a page without scripts does.
 */
export class ServerMarkupErrorBoundary extends Component<
  ServerMarkupErrorBoundaryProps,
  { hasError: boolean }
> {
  constructor(props: ServerMarkupErrorBoundaryProps) {
    super(props);
    this.state = { hasError: false };
    // Saves the HTML that the server rendered, before React can replace the element.
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
