/** Changes every string in plain data, and nothing else. */
export function mapStrings<T>(data: T, change: (text: string) => string): T;
export function mapStrings(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === 'string') return change(data);
  if (Array.isArray(data)) return data.map((item) => mapStrings(item, change));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, mapStrings(value, change)]),
  );
}
