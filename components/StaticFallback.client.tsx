'use client';

import { Component, type ReactNode } from 'react';
import { getServerMarkup } from './getServerMarkup.client';

interface StaticFallbackProps {
  /** Id of the one element that the children render. */
  id: string;
  children: ReactNode;
}

/** An error boundary that shows the server's HTML, as a page without scripts does. */
export class StaticFallback extends Component<StaticFallbackProps, { hasError: boolean }> {
  constructor(props: StaticFallbackProps) {
    super(props);
    this.state = { hasError: false };
    // Read now: later the element may have been rendered anew.
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
