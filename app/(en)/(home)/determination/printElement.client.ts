'use client';

import styles from './printElement.module.css';

const { printed = '', ancestor = '', hidden = '' } = styles;

/**
 * Prints one element alone. A class hides its siblings and those of its ancestors, because older
 * browsers lack `:has()`.
 */
export function printElement(element: HTMLElement): void {
  const addedClasses: [Element, string][] = [];
  const addClass = (node: Element, name: string) => {
    node.classList.add(name);
    addedClasses.push([node, name]);
  };
  addClass(element, printed);
  for (let node = element; node.parentElement; node = node.parentElement) {
    addClass(node.parentElement, ancestor);
    for (const sibling of node.parentElement.children)
      if (sibling !== node) addClass(sibling, hidden);
    if (node.parentElement === document.body) break;
  }
  const restore = () => addedClasses.forEach(([node, name]) => node.classList.remove(name));
  // On phones window.print() returns before the page is printed.
  addEventListener('afterprint', restore, { once: true });
  window.print();
}
