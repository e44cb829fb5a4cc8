import { Fragment } from 'react';

/**
 * A handle is never truncated, because a shorter one could be a real person's. Lines may break
 * after an underscore or dot, and before a capitalized word.
 */
export function UserHandle({ name }: { name: string }) {
  const parts = name.split(/(?<=[_.])|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/);
  return (
    <span>
      {parts.map((part, i) => (
        <Fragment key={i}>
          {i > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
