/**
 * Reads flight data: the React tree of a page that Next writes into inline scripts, from which the
 * browser hydrates. It is a list of rows, `id:payload`; strings such as `$L1f` refer to rows.
 */

/** One use of a client module in the tree of a page. */
export interface ClientUse {
  moduleId: string;
  /** Props of the element; none where the module is passed as a value, as error.tsx is. */
  props: Readonly<Record<string, unknown>>;
}

type Row = { import: string } | { value: unknown };

const push = /^self\.__next_f\.push\((.*)\)\s*;?$/s;

/** The flight data of these inline scripts. */
export function flightText(scripts: readonly string[]): string {
  return scripts
    .map((script) => {
      const [, json] = push.exec(script.trim()) ?? [];
      if (json === undefined) return '';
      const [kind, text] = JSON.parse(json);
      if (kind !== 1 || typeof text !== 'string')
        throw new Error(`Flight data of kind ${kind} can't be read.`);
      return text;
    })
    .join('');
}

/** Rows whose payload is a length and as many bytes: text and typed arrays. */
const hasLength = /^[TAOoUSsLlGgMmVb][0-9a-f]+,/;
/** Rows without elements: hints, debug information, and the ends of a stream. */
const hasNoElements = /^[HDWNXxRrCEP]/;

function rowsOf(text: string): Map<string, Row[]> {
  const bytes = Buffer.from(text);
  const rows = new Map<string, Row[]>();
  let at = 0;
  while (at < bytes.length) {
    const colon = bytes.indexOf(':', at);
    const lineEnd = bytes.indexOf('\n', at);
    const end = lineEnd < 0 ? bytes.length : lineEnd;
    if (colon < 0 || colon > end) throw new Error('A row of flight data has no id.');
    const id = bytes.toString('utf8', at, colon);
    const [prefix] = hasLength.exec(bytes.toString('utf8', colon + 1, colon + 20)) ?? [];
    const payload = bytes.toString('utf8', colon + 1, end);
    const add = (row: Row) => rows.set(id, [...(rows.get(id) ?? []), row]);
    if (prefix !== undefined) {
      at = colon + 1 + prefix.length + parseInt(prefix.slice(1), 16);
      add({ value: null });
      continue;
    }
    if (payload.startsWith('I')) add({ import: String(JSON.parse(payload.slice(1))[0]) });
    else add({ value: hasNoElements.test(payload) ? null : JSON.parse(payload) });
    at = end + 1;
  }
  return rows;
}

const reference = /^\$[LQWKFBZihn@]?([0-9a-f]+)((?::[^:]+)*)$/;
/** React names the places in an element as properties of it. */
const elementPlaces: Readonly<Record<string, number>> = { type: 1, key: 2, props: 3 };

const isElement = (value: readonly unknown[]) => value[0] === '$' && value.length >= 4;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function follow(value: unknown, keys: readonly string[]): unknown {
  let found = value;
  for (const key of keys) {
    if (Array.isArray(found)) found = found[isElement(found) ? (elementPlaces[key] ?? -1) : +key];
    else found = isRecord(found) ? found[key] : undefined;
    if (found === undefined) throw new Error(`Flight data refers to ${keys.join(':')}, not found.`);
  }
  return found;
}

/**
 * Visits each use of a client module, from the root of the page down.
 * @param enter whether to go on into the props of this one
 * @throws where the flight data has a form that is not known here
 */
export function visitClientUses(text: string, enter: (use: ClientUse) => boolean) {
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
    if (!found) throw new Error(`Flight data refers to row ${id}, which it does not hold.`);
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
