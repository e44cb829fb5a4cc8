import type { ComponentType, ReactNode } from 'react';
import { describeClientComponent } from './describeClientComponent';
import { IslandScopeProvider } from './IslandRoot.client';

interface IslandScopeProps<Props extends object> {
  /** A context provider, exported by a *.client.tsx file. */
  component: ComponentType<Props & { children: ReactNode }>;
  /** Sent to the browser as JSON. */
  props: Props;
  children: ReactNode;
}

/**
 * Puts a context provider around each island inside. Each has an instance of its own, so what they
 * share belongs in the provider's module, not in its state.
 */
export function IslandScope<const Props extends object>({
  component,
  props,
  children,
}: IslandScopeProps<Props>) {
  return (
    <IslandScopeProvider
      provider={component}
      props={props}
      description={describeClientComponent(component, props, '<IslandScope>')}
    >
      {children}
    </IslandScopeProvider>
  );
}
