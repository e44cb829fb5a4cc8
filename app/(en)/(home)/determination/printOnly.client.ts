'use client';

import styles from './printOnly.module.css';

const { alone = '', around = '', aside = '' } = styles;

/**
 * Prints one element and nothing else. What stands beside it and beside what it is in is marked, and
 * left out by the style sheet for print; `:has()` could say so alone, but not in every browser.
 */
export function printOnly(element: HTMLElement): void {
  const marked: [Element, string][] = [];
  const mark = (node: Element, name: string) => {
    node.classList.add(name);
    marked.push([node, name]);
  };
  mark(element, alone);
  for (let node = element; node.parentElement; node = node.parentElement) {
    mark(node.parentElement, around);
    for (const sibling of node.parentElement.children) if (sibling !== node) mark(sibling, aside);
    if (node.parentElement === document.body) break;
  }
  const restore = () => marked.forEach(([node, name]) => node.classList.remove(name));
  // A phone's browser returns from print() at once, so it is not the place to tidy up.
  addEventListener('afterprint', restore, { once: true });
  window.print();
}
