export interface LayoutFault {
  kind: string;
  element: string;
  text: string;
}

/**
 * Runs in the page, and finds what a reader would call broken at the present width: a page that
 * scrolls sideways, a word broken by force, a control, a picture or text that is cut off, text that
 * lies on other text, and running text in a column too narrow to read. Call applySiteFonts before,
 * for the right widths.
 */
export function findLayoutFaults(): LayoutFault[] {
  type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
  type Line = Edges & { node: Text };
  const faults = new Map<string, LayoutFault>();
  const root = document.documentElement;
  const elements = [...document.querySelectorAll('body *:not(svg *)')];
  const range = document.createRange();

  function report(kind: string, element: Element, text: string) {
    const names: string[] = [];
    for (let at: Element | null = element; at && names.length < 3; at = at.parentElement) {
      const [className] = (at.getAttribute('class') ?? '').split(' ');
      const suffix = at.id ? `#${at.id}` : className && `.${className}`;
      names.unshift(`${at.tagName.toLowerCase()}${suffix}`);
    }
    const found = { kind, element: names.join(' > '), text: text.trim().replace(/\s+/g, ' ') };
    faults.set(Object.values(found).join(), { ...found, text: found.text.slice(0, 100) });
  }

  /** For functions of an element that ask its ancestors too. */
  function memoize<T>(compute: (element: Element) => T) {
    const known = new Map<Element, T>();
    return (element: Element) => {
      if (!known.has(element)) known.set(element, compute(element));
      return known.get(element)!;
    };
  }

  const isRoot = (element: Element) => element === root || element === document.body;

  /** The boxes around an element that cut off or scroll what does not fit. */
  const listClippingBoxes: (element: Element) => Element[] = memoize((element) => {
    if (isRoot(element)) return [];
    const { overflowX, overflowY } = getComputedStyle(element);
    const above = listClippingBoxes(element.parentElement!);
    return overflowX === 'visible' && overflowY === 'visible' ? above : [...above, element];
  });

  /** Not what is there for screen readers only, which is clipped, or not shown at present. */
  const isVisible: (element: Element) => boolean = memoize((element) => {
    const { clipPath, opacity, overflowX } = getComputedStyle(element);
    const isTiny = overflowX !== 'visible' && element.clientWidth <= 1;
    if (clipPath !== 'none' || opacity === '0' || isTiny) return false;
    return isRoot(element) || isVisible(element.parentElement!);
  });

  const findBlock: (element: Element) => Element = memoize((element) =>
    /^(inline|contents)$/.test(getComputedStyle(element).display)
      ? findBlock(element.parentElement!)
      : element,
  );

  function findSidewaysScrolling() {
    const isWide = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1;
    if (root.scrollWidth > innerWidth) {
      elements
        .filter((element) => isWide(element) && !isWide(element.parentElement!))
        .filter((element) => listClippingBoxes(element.parentElement!).length === 0)
        .forEach((element) =>
          report(`page of ${root.scrollWidth} px because of`, element, element.textContent),
        );
      report(`page of ${root.scrollWidth} px`, root, '');
    }
  }

  /** Text in a box that scrolls, outside the part in view. */
  function isScrolledAway({ node, left, right, top, bottom }: Line) {
    return listClippingBoxes(node.parentElement!).some((box) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (!/auto|scroll/.test(overflowX + overflowY)) return false;
      const edge = box.getBoundingClientRect();
      return (
        bottom > edge.bottom || top < edge.top || right > edge.right + 1 || left < edge.left - 1
      );
    });
  }

  /** Looks for a box around the parent that cuts off a part of it. */
  function findCut(parent: Element, { left, right, top, bottom }: Edges, text: string) {
    for (const box of listClippingBoxes(parent)) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const isCut =
        (/hidden|clip/.test(overflowX) && (left < edge.left - 1 || right > edge.right + 1)) ||
        (/hidden|clip/.test(overflowY) && (top < edge.top - 1 || bottom > edge.bottom + 1));
      if (isCut) report('cut off by', box, text);
    }
  }

  function findCutControlsAndPictures() {
    const parts = 'a, button, input, select, img, svg:not(svg *)';
    for (const part of document.querySelectorAll(`:is(${parts}):not([aria-hidden=true] *)`)) {
      if (!part.checkVisibility({ visibilityProperty: true }) || !isVisible(part)) continue;
      const name = part.getAttribute('alt') ?? part.getAttribute('aria-label') ?? part.textContent;
      findCut(part.parentElement!, part.getBoundingClientRect(), name);
    }
  }

  function findBrokenWords(node: Text) {
    // Lines may also break after these characters.
    for (const { 0: word, index } of node.data.matchAll(/[^\s\-–—/…()\u00ad\u200b]{2,}/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...others] = range.getClientRects();
      if (!others.some(({ top }) => top > (first!.top + first!.bottom) / 2)) continue;
      const before = /\S*$/.exec(node.data.slice(0, index))![0];
      const whole = before + /^\S+/.exec(node.data.slice(index))![0];
      const isAddress = /@|:\/\/|\w\.\w+\//.test(whole);
      if (!isAddress) report('word broken in', node.parentElement!, whole);
    }
  }

  function findTextOnText(lines: readonly Line[]) {
    const sorted = [...lines].sort((one, other) => one.top - other.top);
    for (const [i, line] of sorted.entries()) {
      for (const other of sorted.slice(i + 1)) {
        if (other.top > line.bottom) break;
        const width = Math.min(line.right, other.right) - Math.max(line.left, other.left);
        const height = Math.min(line.bottom, other.bottom) - other.top;
        if (other.node !== line.node && width > 2 && height > 2)
          report(
            `“${line.node.data.slice(0, 40)}” lies on`,
            other.node.parentElement!,
            other.node.data,
          );
      }
    }
  }

  function findNarrowColumns(nodes: ReadonlyMap<Element, Line[]>) {
    for (const [block, lines] of nodes) {
      const texts = [...new Set(lines.map(({ node }) => node))].map(({ data }) => data);
      const words = texts.join('').trim().split(/\s+/).length;
      let [count, end] = [0, -Infinity];
      for (const { top, bottom } of [...lines].sort((one, other) => one.top - other.top)) {
        if (top < end) continue;
        [count, end] = [count + 1, bottom];
      }
      if (words >= 12 && words / count < 2)
        report(`${words} words in ${count} lines in`, block, texts.join(''));
    }
  }

  findSidewaysScrolling();
  findCutControlsAndPictures();
  const lines: Line[] = [];
  const linesByBlock = new Map<Element, Line[]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement!;
    if (
      !(node instanceof Text) ||
      node.data.trim() === '' ||
      parent.matches('script, style, option')
    )
      continue;
    if (!parent.checkVisibility({ visibilityProperty: true }) || !isVisible(parent)) continue;
    // The initials under a portrait.
    if (parent.querySelector(':scope > img')) continue;
    range.selectNodeContents(node);
    // The rectangle of a line is higher than its letters.
    const own = [...range.getClientRects()]
      .filter(({ width }) => width > 0.5)
      .map(({ left, right, top, bottom, height }) => ({
        ...{ node, left, right },
        ...{ top: top + height * 0.2, bottom: bottom - height * 0.2 },
      }));
    const inView = own.filter((line) => !isScrolledAway(line));
    lines.push(...inView);
    for (const line of inView) findCut(parent, line, node.data);
    if (parent.closest('svg')) continue;
    if (own.length > 1) findBrokenWords(node);
    const block = findBlock(parent);
    linesByBlock.set(block, [...(linesByBlock.get(block) ?? []), ...own]);
  }
  findTextOnText(lines);
  findNarrowColumns(linesByBlock);
  return [...faults.values()];
}
