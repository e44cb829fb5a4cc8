/**
 * Flight data is the React tree from which the browser hydrates a page: rows `id:payload` in inline
 * scripts. A string such as `$L1f` refers to the row `1f`.
 */

/** A place in the React tree where a client module is used. */
export interface ClientModuleUse {
  moduleId: string;
  /** Empty if the module is not rendered but passed as a value, as error.tsx is. */
  props: Readonly<Record<string, unknown>>;
}

type Row = { import: string } | { value: unknown };

const push = /^self\.__next_f\.push\((.*)\)\s*;?$/s;

/** @param scripts texts of the inline scripts that push flight data */
export function readFlightData(scripts: readonly string[]): string {
  return scripts
    .map((script) => {
      const [, json] = push.exec(script.trim()) ?? [];
      if (json === undefined) return '';
      const [kind, text] = JSON.parse(json);
      if (kind !== 1 || typeof text !== 'string')
        throw new Error(
          `Flight data has chunks of the unknown kind ${kind}. Next may have changed: check readFlightData in export/flight.ts.`,
        );
      return text;
    })
    .join('');
}

/** Rows of text and typed arrays start with a letter and the length in bytes. */
const textOrArrayPrefix = /^[TAOoUSsLlGgMmVb][0-9a-f]+,/;
/** Rows without React elements: hints, debug information, and ends of streams. */
const payloadWithoutElements = /^[HDWNXxRrCEP]/;

function rowsOf(text: string): Map<string, Row[]> {
  const bytes = Buffer.from(text);
  const rows = new Map<string, Row[]>();
  let at = 0;
  while (at < bytes.length) {
    const colon = bytes.indexOf(':', at);
    const lineEnd = bytes.indexOf('\n', at);
    const end = lineEnd < 0 ? bytes.length : lineEnd;
    if (colon < 0 || colon > end)
      throw new Error(
        'A row of flight data has no id. Next may have changed its format: check rowsOf in export/flight.ts.',
      );
    const id = bytes.toString('utf8', at, colon);
    const [prefix] = textOrArrayPrefix.exec(bytes.toString('utf8', colon + 1, colon + 20)) ?? [];
    const payload = bytes.toString('utf8', colon + 1, end);
    const add = (row: Row) => rows.set(id, [...(rows.get(id) ?? []), row]);
    if (prefix !== undefined) {
      at = colon + 1 + prefix.length + parseInt(prefix.slice(1), 16);
      add({ value: null });
      continue;
    }
    if (payload.startsWith('I')) add({ import: String(JSON.parse(payload.slice(1))[0]) });
    else add({ value: payloadWithoutElements.test(payload) ? null : JSON.parse(payload) });
    at = end + 1;
  }
  return rows;
}

const reference = /^\$[LQWKFBZihn@]?([0-9a-f]+)((?::[^:]+)*)$/;
/** Flight data writes an element as an array: `["$", type, key, props]`. */
const elementIndices: Readonly<Record<string, number>> = { type: 1, key: 2, props: 3 };

const isElement = (value: readonly unknown[]) => value[0] === '$' && value.length >= 4;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function follow(value: unknown, keys: readonly string[]): unknown {
  let found = value;
  for (const key of keys) {
    if (Array.isArray(found)) found = found[isElement(found) ? (elementIndices[key] ?? -1) : +key];
    else found = isRecord(found) ? found[key] : undefined;
    if (found === undefined)
      throw new Error(
        `Flight data refers to a missing property ${keys.join(':')} of a row. Next may have changed its format: check rowsOf and follow in export/flight.ts.`,
      );
  }
  return found;
}

/**
 * Calls `enter` for each use of a client module, from the root down.
 * @param enter returns whether to visit the props of this use
 * @throws if the flight data has an unknown format
 */
export function visitClientModules(text: string, enter: (use: ClientModuleUse) => boolean) {
  const rows = rowsOf(text);
  const visited = new Set<string>();

  const importedBy = (type: unknown) => {
    const [, id = ''] = (typeof type === 'string' && reference.exec(type)) || [];
    const row = rows.get(id)?.[0];
    return row && 'import' in row ? row.import : undefined;
  };

  const visitReference = (text: string) => {
    const [, id = '', keys = ''] = reference.exec(text) ?? [];
    if (!id || visited.has(id + keys)) return;
    visited.add(id + keys);
    const found = rows.get(id);
    if (!found)
      throw new Error(
        `Flight data refers to the missing row ${id}. Next may have changed its format: check rowsOf in export/flight.ts.`,
      );
    for (const row of found) {
      if ('import' in row) enter({ moduleId: row.import, props: {} });
      else visit(follow(row.value, keys.split(':').slice(1)));
    }
  };

  const visit = (value: unknown): void => {
    if (typeof value === 'string') return visitReference(value);
    if (Array.isArray(value)) {
      const [, type, , props] = value;
      const moduleId = isElement(value) ? importedBy(type) : undefined;
      if (moduleId === undefined) value.forEach(visit);
      else if (enter({ moduleId, props: isRecord(props) ? props : {} })) visit(props);
    } else if (isRecord(value)) Object.values(value).forEach(visit);
  };

  visit('$0');
}
