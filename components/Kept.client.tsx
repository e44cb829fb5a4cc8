'use client';

import { Component, type ReactNode } from 'react';
import { asBuilt } from './asBuilt.client';

interface KeptProps {
  id: string;
  children: ReactNode;
}

const broke = new EventTarget();

/**
 * Around a live part. If one breaks, no other and nothing around it goes with it: all stand there
 * again as they came with the page, which says, as where scripts don't run, what needs them.
 */
export class Kept extends Component<KeptProps, { broken: boolean }> {
  constructor(props: KeptProps) {
    super(props);
    this.state = { broken: false };
    if (typeof document !== 'undefined') asBuilt(props.id);
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
    const { id, children } = this.props;
    return this.state.broken ? (
      <div key="built" id={id} dangerouslySetInnerHTML={{ __html: asBuilt(id) }} />
    ) : (
      <div key="live" id={id}>
        {children}
      </div>
    );
  }
}
