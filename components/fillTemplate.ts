/** `fillTemplate('{n} of {m}', { n: 1, m: 19 })` returns "1 of 19". */
export function fillTemplate(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
