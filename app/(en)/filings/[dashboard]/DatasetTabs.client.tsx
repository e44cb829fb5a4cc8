'use client';

import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo } from 'react';
import { nextFocusIndexByKey } from '@/components/nextFocusIndexByKey';
import { Slot } from '@/components/Slot.client';
import styles from './DatasetTabs.module.css';
import { useOpenTab } from './useOpenTab.client';

interface DatasetTabsProps {
  label: string;
  tabs: readonly { id: string; label: string }[];
  /** The panels, in the order of the tabs. */
  slots?: readonly ReactNode[];
}

const steps: typeof nextFocusIndexByKey = {
  ...nextFocusIndexByKey,
  ' ': (index) => index,
};

const withModifier = (event: KeyboardEvent | MouseEvent) =>
  event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;

/** The browser may refuse: Safari allows 100 changes in 30 seconds. */
function setFragment(method: 'pushState' | 'replaceState', id = '') {
  try {
    history[method](history.state, '', `#${id}`);
  } catch {
    // The tab opens all the same.
  }
}

/**
 * WAI-ARIA tabs. Without scripts they are links, and all panels are visible; before hydration the
 * loader sets each `data-role`, and hides all panels but the open one.
 */
export function DatasetTabs({ label, tabs, slots }: DatasetTabsProps) {
  const ids = useMemo(() => tabs.map(({ id }) => id), [tabs]);
  const [open, choose] = useOpenTab(ids);
  const isHydrated = open !== undefined;

  const onClick = (event: MouseEvent, index: number) => {
    if (!isHydrated || withModifier(event)) return;
    event.preventDefault();
    // pushState, because navigating to the fragment would scroll the tabs out of view.
    if (index !== open) setFragment('pushState', ids[index]);
    choose(index);
  };

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const next = steps[event.key]?.(index, tabs.length - 1);
    if (!isHydrated || next === undefined || withModifier(event)) return;
    event.preventDefault();
    setFragment('replaceState', ids[next]);
    choose(next);
    document.getElementById(`tab-${ids[next]}`)?.focus();
  };

  return (
    <div className={styles.tabs} data-open={open}>
      <ul
        className={styles.list}
        data-print="no"
        role={isHydrated ? 'tablist' : 'list'}
        data-role="tablist"
        aria-label={label}
      >
        {tabs.map((tab, index) => (
          <li
            key={tab.id}
            className={styles.item}
            role={isHydrated ? 'presentation' : undefined}
            data-role="presentation"
          >
            <a
              className={styles.tab}
              id={`tab-${tab.id}`}
              href={`#${tab.id}`}
              role={isHydrated ? 'tab' : undefined}
              data-role="tab"
              aria-selected={isHydrated ? index === open : undefined}
              aria-controls={tab.id}
              tabIndex={isHydrated && index !== open ? -1 : undefined}
              onClick={(event) => onClick(event, index)}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
      {tabs.map((tab, index) => (
        <Slot
          as="section"
          key={tab.id}
          className={styles.panel}
          id={tab.id}
          aria-labelledby={`tab-${tab.id}`}
          data-role="tabpanel"
          // `hidden="until-found"` keeps the box, so these keep the focus and screen readers out.
          {...(isHydrated && {
            role: 'tabpanel',
            tabIndex: index === open ? 0 : undefined,
            'aria-hidden': index !== open,
          })}
        >
          {slots && (
            <>
              <h3 className={styles.heading}>{tab.label}</h3>
              {slots[index]}
            </>
          )}
        </Slot>
      ))}
    </div>
  );
}
