'use client';

import { Component, type ReactNode } from 'react';
import { serverMarkup } from './serverMarkup.client';

interface StaticFallbackProps {
  id: string;
  className?: string;
  children: ReactNode;
}

const broke = new EventTarget();

/**
 * Around an island. If one breaks, no other and nothing around it goes with it: all stand there
 * again as they came with the page, which says, as where scripts don't run, what needs them.
 */
export class StaticFallback extends Component<StaticFallbackProps, { broken: boolean }> {
  constructor(props: StaticFallbackProps) {
    super(props);
    this.state = { broken: false };
    if (typeof document !== 'undefined') serverMarkup(props.id);
  }

  static getDerivedStateFromError() {
    return { broken: true };
  }

  private readonly giveUp = () => this.setState({ broken: true });

  private settle() {
    // Parts that came alive meanwhile have said that scripts run.
    if (this.state.broken) delete document.documentElement.dataset.scripts;
  }

  override componentDidMount() {
    broke.addEventListener('broke', this.giveUp);
    this.settle();
  }

  override componentDidUpdate() {
    this.settle();
  }

  override componentWillUnmount() {
    broke.removeEventListener('broke', this.giveUp);
  }

  override componentDidCatch() {
    broke.dispatchEvent(new Event('broke'));
  }

  override render() {
    const { id, className, children } = this.props;
    return this.state.broken ? (
      <div
        key="static"
        id={id}
        className={className}
        dangerouslySetInnerHTML={{ __html: serverMarkup(id) }}
      />
    ) : (
      <div key="hydrated" id={id} className={className}>
        {children}
      </div>
    );
  }
}
