import { isValidElement } from 'react';

interface NonJsonValue {
  /** Such as `.people[0].born`. */
  path: string;
  /** Such as `a Date`. */
  value: string;
}

const isPlain = (value: object) =>
  [Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(value));

function nameValue(value: unknown): string {
  if (isValidElement(value)) return 'an element';
  if (typeof value === 'object' && value !== null) return `a ${value.constructor.name}`;
  return typeof value === 'number' || value === undefined ? String(value) : `a ${typeof value}`;
}

/** Finds the first value that would not be the same after JSON.stringify and JSON.parse. */
export function findNonJsonValue(value: unknown, path = ''): NonJsonValue | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0)) return;
  if (typeof value !== 'object' || isValidElement(value) || !isPlain(value))
    return { path, value: nameValue(value) };
  if (Array.isArray(value))
    return value
      .map((item, index) => findNonJsonValue(item, `${path}[${index}]`))
      .find((problem) => problem !== undefined);
  return (
    Object.entries(value)
      // JSON leaves out a property that is undefined: reading it gives undefined again.
      .filter(([, item]) => item !== undefined)
      .map(([key, item]) => findNonJsonValue(item, `${path}.${key}`))
      .find((problem) => problem !== undefined)
  );
}
