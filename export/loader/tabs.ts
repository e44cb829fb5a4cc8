/**
 * Elements with `data-role` have one role with scripts and another without: lists of links are tabs
 * before hydration, and links again if the scripts do not come.
 */
export function swapRoles() {
  for (const element of document.querySelectorAll('[data-role]')) {
    const role = element.getAttribute('data-role') ?? '';
    element.setAttribute('data-role', element.getAttribute('role') ?? '');
    element.setAttribute('role', role);
    element.removeAttribute('aria-selected');
    element.removeAttribute('tabindex');
  }
}

/** Selects the tab whose panel the style sheet shows: that of the URL's fragment, or the first. */
export function selectTabs(island: Element) {
  const tabs = [...island.querySelectorAll<HTMLAnchorElement>('[role=tab]')];
  const target = document.querySelector(':target');
  const open = tabs.findIndex(({ hash }) =>
    document.getElementById(hash.slice(1))?.contains(target),
  );
  tabs.forEach((tab, index) => {
    const isSelected = index === Math.max(open, 0);
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
  });
}
