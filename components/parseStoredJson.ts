/** Undefined if nothing is stored or the text is not JSON. */
export function parseStoredJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
