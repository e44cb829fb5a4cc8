/**
 * Elements with `data-role` have one role with scripts and another without: lists of links are tabs
 * before hydration, and links again if the scripts do not come.
 */
export function swapRoles() {
  for (const element of document.querySelectorAll('[data-role]')) {
    const role = element.getAttribute('data-role') ?? '';
    element.setAttribute('data-role', element.getAttribute('role') ?? '');
    element.setAttribute('role', role);
    ['aria-selected', 'tabindex', 'hidden', 'aria-hidden'].forEach((name) =>
      element.removeAttribute(name),
    );
  }
}

/**
 * Opens the panel that is or contains the target, such as that of the URL's fragment, or the first.
 * Links to text and find-in-page find what the others hold.
 */
export function selectTabs(island: Element, target: Element | null) {
  const tabs = [...island.querySelectorAll<HTMLAnchorElement>('[role=tab]')];
  const panels = tabs.map(({ hash }) => document.getElementById(hash.slice(1)));
  const open = Math.max(
    panels.findIndex((panel) => panel?.contains(target)),
    0,
  );
  tabs.forEach((tab, index) => {
    const isOpen = index === open;
    tab.setAttribute('aria-selected', String(isOpen));
    tab.tabIndex = isOpen ? 0 : -1;
    panels[index]?.setAttribute('aria-hidden', String(!isOpen));
    Object.assign(panels[index] ?? {}, { hidden: !isOpen && 'until-found' });
  });
}
