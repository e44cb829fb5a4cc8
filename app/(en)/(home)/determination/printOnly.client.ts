'use client';

import styles from './printOnly.module.css';

const { printed = '', ancestor = '', hidden = '' } = styles;

/**
 * Prints one element and nothing else: marks all siblings of it and of its ancestors, which the print
 * style sheet hides. `:has()` would do without marks, but older browsers do not know it.
 */
export function printOnly(element: HTMLElement): void {
  const marked: [Element, string][] = [];
  const mark = (node: Element, name: string) => {
    node.classList.add(name);
    marked.push([node, name]);
  };
  mark(element, printed);
  for (let node = element; node.parentElement; node = node.parentElement) {
    mark(node.parentElement, ancestor);
    for (const sibling of node.parentElement.children) if (sibling !== node) mark(sibling, hidden);
    if (node.parentElement === document.body) break;
  }
  const restore = () => marked.forEach(([node, name]) => node.classList.remove(name));
  // On phones print() returns before the page is printed, so the marks stay until the event.
  addEventListener('afterprint', restore, { once: true });
  window.print();
}
