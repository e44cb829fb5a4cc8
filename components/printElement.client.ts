'use client';

import styles from './printElement.module.css';

const { ancestor = '', hidden = '' } = styles;

/** Some phones ask the visitor first, and send no `beforeprint` until there is an answer. */
const patienceMs = 2_000;

/**
 * Prints one element alone. A class hides its siblings and those of its ancestors, because older
 * browsers lack `:has()`. The classes go after printing, or at the next input, because in-app
 * browsers ignore `print()` and the page may be printed from a menu later.
 * @param onResult called with false if the browser does not print within two seconds, and with
 * true once it does
 */
export function printElement(element: HTMLElement, onResult: (isPrinting: boolean) => void): void {
  const addedClasses: [Element, string][] = [];
  const addClass = (node: Element, name: string) => {
    node.classList.add(name);
    addedClasses.push([node, name]);
  };
  for (let node = element; node.parentElement; node = node.parentElement) {
    addClass(node.parentElement, ancestor);
    for (const sibling of node.parentElement.children)
      if (sibling !== node) addClass(sibling, hidden);
    if (node.parentElement === document.body) break;
  }

  const ended = new AbortController();
  const { signal } = ended;
  const restore = () => {
    ended.abort();
    addedClasses.forEach(([node, name]) => node.classList.remove(name));
  };
  const doubt = setTimeout(() => onResult(false), patienceMs);
  const confirm = () => {
    clearTimeout(doubt);
    onResult(true);
  };
  addEventListener('beforeprint', confirm, { once: true, signal });
  // On phones window.print() returns before the page is printed.
  for (const event of ['afterprint', 'pageshow', 'pointerdown', 'keydown'])
    addEventListener(event, restore, { capture: true, signal });
  window.print();
}
