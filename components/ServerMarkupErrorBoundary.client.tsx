'use client';

import { Component, type ReactNode } from 'react';
import { getServerMarkup } from './getServerMarkup.client';

interface ServerMarkupErrorBoundaryProps {
  /** Id of the element whose server HTML is saved. */
  id: string;
  children: ReactNode;
}

/** If the children throw, shows the HTML that the server rendered for them. */
export class ServerMarkupErrorBoundary extends Component<
  ServerMarkupErrorBoundaryProps,
  { hasError: boolean }
> {
  constructor(props: ServerMarkupErrorBoundaryProps) {
    super(props);
    this.state = { hasError: false };
    // The first call saves the server's HTML, before React can replace it.
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
