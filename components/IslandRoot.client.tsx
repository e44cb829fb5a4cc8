'use client';

import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
} from 'react';
import type { ClientComponentDescription } from './describeClientComponent';
import { cloneWithoutSlotNodes, fillSlots, rememberSlotNodes } from './slotNodes.client';
import type { StorageKey } from './storageKeys';

interface Scope {
  provide: (children: ReactNode) => ReactNode;
  description: ClientComponentDescription;
}

const ScopesContext = createContext<readonly Scope[]>([]);

interface IslandScopeProviderProps<Props extends object> {
  provider: ComponentType<Props & { children: ReactNode }>;
  props: Props;
  description: ClientComponentDescription;
  children: ReactNode;
}

/** IslandRoot puts the provider around each island inside. */
export function IslandScopeProvider<Props extends object>({
  provider: Provider,
  props,
  description,
  children,
}: IslandScopeProviderProps<Props>) {
  const outer = useContext(ScopesContext);
  const provide: Scope['provide'] = (inner) => <Provider {...props}>{inner}</Provider>;
  return <ScopesContext value={[...outer, { provide, description }]}>{children}</ScopesContext>;
}

interface IslandRootProps {
  id: string;
  storageKey?: StorageKey;
  as?: 'div' | 'span';
  boundary: ClientComponentDescription;
  component: ClientComponentDescription;
  children: ReactNode;
}

/**
 * The root element of an island, and in `next dev` its content. In out/ the browser renders the
 * same content from `data-content`: see export/README.md.
 */
export function IslandRoot({
  id,
  storageKey,
  as: Tag = 'div',
  boundary,
  component,
  children,
}: IslandRootProps) {
  const scopes = useContext(ScopesContext);
  const content = [boundary, ...scopes.map(({ description }) => description), component];
  return (
    <Tag id={id} data-island={storageKey ?? ''} data-content={JSON.stringify(content)}>
      <IslandBoundary id={id}>
        {scopes.reduceRight((inner, { provide }) => provide(inner), children)}
      </IslandBoundary>
    </Tag>
  );
}

interface IslandBoundaryProps {
  /** Of the island's root element. */
  id: string;
  children: ReactNode;
}

/** If the children throw, shows the HTML that the server rendered for them. */
export class IslandBoundary extends Component<IslandBoundaryProps, { hasError: boolean }> {
  override state = { hasError: false };
  /** Copies of the server's nodes, made before React changes them. */
  #copies = copyContent(this.props.id);

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch() {
    const root = document.getElementById(this.props.id);
    // Without this, style sheets and the loader would take the island for one that works.
    root?.removeAttribute('data-island');
    root?.setAttribute('data-static', '');
    root?.replaceChildren(...this.#copies);
    if (root) fillSlots(root);
    // What the loader has hidden until a tab opens it.
    for (const element of root?.querySelectorAll('[data-role]') ?? []) {
      element.removeAttribute('hidden');
      element.removeAttribute('aria-hidden');
    }
  }

  override render() {
    const { id, children } = this.props;
    // Once the children have thrown, componentDidCatch fills the root element.
    if (this.state.hasError) return null;
    return (
      <>
        {children}
        <Hydrated id={id} />
      </>
    );
  }
}

function copyContent(id: string): Node[] {
  const root = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!root) return [];
  rememberSlotNodes(root);
  return [...root.childNodes].map(cloneWithoutSlotNodes);
}

/** Effects run after those of earlier siblings, so everything in the island is hydrated by then. */
function Hydrated({ id }: { id: string }) {
  useEffect(() => {
    // For `next dev`, which has no loader to set `data-scripts`.
    document.documentElement.dataset.scripts ??= '';
    document.getElementById(id)?.dispatchEvent(new Event('hydrated', { bubbles: true }));
  }, [id]);
  return null;
}
