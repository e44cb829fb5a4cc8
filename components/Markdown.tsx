import type { Element, Root, RootContent } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { createElement, Fragment, type ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import type { MarkdownContent } from '@/content/markdown';
import calloutStyles from './Callout.module.css';
import disclosureStyles from './Disclosure.module.css';
import formattedTextStyles from './FormattedText.module.css';
import styles from './Markdown.module.css';
import paragraphStyles from './Paragraphs.module.css';
import stampStyles from './RubberStamp.module.css';
import sectionStyles from './Section.module.css';
import { Table } from './Table';

/** Written as a method, whose parameter TypeScript lets a component narrow to its own props. */
type MarkdownComponent = { render(props: object): ReactNode }['render'];

/**
 * React components by directive or HTML tag name. The attributes are the props. Components for HTML
 * tags also get `node`, the hast element.
 */
export type MarkdownComponents = Readonly<Record<string, MarkdownComponent>>;

interface MarkdownProps {
  content: MarkdownContent;
  /**
   * The page's own. Directives among them stand between the blocks of prose, as wide as they like;
   * their children are prose again.
   */
  components?: MarkdownComponents;
  /** Without the width and the distances of prose, where the parent has its own. */
  unstyled?: boolean;
  /** Draws a red line above each h2. Leave out for text on a sheet of paper. */
  withSections?: boolean;
  /** Wide screens always show the content of `details` elements, and hide their summaries. */
  openOnWideScreens?: boolean;
}

interface WithChildren {
  children?: ReactNode;
}

const sharedComponents: MarkdownComponents = {
  callout: ({ children }: WithChildren) => (
    <div className={`${calloutStyles.callout} ${paragraphStyles.lines}`}>{children}</div>
  ),
  stamp: ({ children }: WithChildren) => (
    <p data-stamp="">
      <strong className={stampStyles.stamp}>{children}</strong>
    </p>
  ),
  summary: ({ children }: WithChildren) => (
    <summary className={disclosureStyles.summary}>{children}</summary>
  ),
  table: MarkdownTable,
  unbroken: ({ children }: WithChildren) => (
    <span className={formattedTextStyles.unbroken}>{children}</span>
  ),
};

const componentsOpenOnWideScreens: MarkdownComponents = {
  details: ({ children }: WithChildren) => (
    <details className={disclosureStyles.openOnWideScreens}>{children}</details>
  ),
  summary: ({ children }: WithChildren) => (
    <summary className={disclosureStyles.summary} data-print="no">
      {children}
    </summary>
  ),
};

const isDirective = (node: RootContent): node is Element =>
  node.type === 'element' && node.data?.directive !== undefined;

/** The first directive of this name that stands by itself, in no other. */
export const findDirective = ({ nodes }: MarkdownContent, name: string): Element | undefined =>
  nodes.filter(isDirective).find(({ tagName }) => tagName === name);

const draw = (tree: Root | RootContent, components: MarkdownComponents) =>
  toJsxRuntime(tree, { Fragment, jsx, jsxs, components, passNode: true });

interface MarkdownTableProps {
  node: Element;
  stacks?: boolean;
  /** What stands in a cell of the body, in place of its text. */
  drawCell?: (text: ReactNode, cell: Element) => ReactNode;
}

/** The columns and rows of a table from Markdown, drawn like every other. */
export function MarkdownTable({ node, stacks, drawCell = (text) => text }: MarkdownTableProps) {
  let caption = '';
  let hasTotalRow = false;
  const rows: Element[][] = [];
  visit(node, 'element', (part) => {
    if (part.tagName === 'caption') caption = toString(part);
    if (part.tagName === 'strong' && toString(part) === 'Total') hasTotalRow = true;
    if (part.tagName === 'tr') rows.push(part.children.filter((cell) => cell.type === 'element'));
  });
  const [head = [], ...body] = rows;
  return (
    <Table
      caption={caption}
      columns={head.map((cell) => ({
        label: toString(cell),
        numeric: 'dataFigure' in cell.properties,
        nowrap: false,
      }))}
      rows={body.map((cells) =>
        cells.map((cell) =>
          drawCell(draw({ type: 'root', children: cell.children }, sharedComponents), cell),
        ),
      )}
      hasTotalRow={hasTotalRow}
      stacks={stacks}
    />
  );
}

/** Text from Markdown. A directive that neither this file nor the page knows stops the build. */
export function Markdown({
  content: { file, nodes },
  components = {},
  unstyled,
  withSections,
  openOnWideScreens,
}: MarkdownProps) {
  const known: MarkdownComponents = {
    ...sharedComponents,
    ...(openOnWideScreens && componentsOpenOnWideScreens),
    ...components,
  };
  visit({ type: 'root', children: [...nodes] }, 'element', (node: Element) => {
    if (isDirective(node) && !(node.tagName in known))
      throw new Error(
        `${file}:${node.position?.start.line}: no component draws the directive ${node.tagName}. Use one of: ${Object.keys(known).join(', ')}; or give the page's <Markdown> a component of this name.`,
      );
  });

  if (unstyled) return draw({ type: 'root', children: [...nodes] }, known);

  const renderProse = (children: RootContent[], key: number) => (
    <div
      key={key}
      className={withSections ? `${styles.prose} ${sectionStyles.sections}` : styles.prose}
    >
      {draw({ type: 'root', children }, known)}
    </div>
  );

  /** Each section of the page is a block of its own, without which reader modes lose the first. */
  function renderBlocks(children: readonly RootContent[], inSections = false): ReactNode[] {
    const blocks: ReactNode[] = [];
    let prose: RootContent[] = [];
    const endProse = () => {
      if (prose.some(({ type }) => type === 'element'))
        blocks.push(renderProse(prose, blocks.length));
      prose = [];
    };
    for (const node of children) {
      const component = isDirective(node) && components[node.tagName];
      if (!component) {
        if (inSections && node.type === 'element' && node.tagName === 'h2') endProse();
        prose.push(node);
        continue;
      }
      endProse();
      const props = { ...node.properties, key: blocks.length };
      blocks.push(createElement(component, props, ...childrenOf(node)));
    }
    endProse();
    return blocks;
  }

  const childrenOf = ({ data, children }: Element) =>
    data?.directive === 'container'
      ? renderBlocks(children)
      : children.map((child) => (child.type === 'text' ? child.value : draw(child, known)));

  return renderBlocks(nodes, withSections);
}
