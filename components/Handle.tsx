import { Fragment } from 'react';

/**
 * A handle is never cut short (a shorter one could be somebody's), so it may break instead: after a
 * change of case, an underscore or a dot.
 */
export function Handle({ name }: { name: string }) {
  const parts = name.split(/(?<=[_.])|(?<=[a-z])(?=[A-Z0-9])/);
  return parts.map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
