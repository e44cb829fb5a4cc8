import type { Thing, WithContext } from 'schema-dts';

/** Structured data for search engines. The type is schema.org's, so the compiler checks the fields. */
export function JsonLd<T extends Thing>({ data }: { data: WithContext<T> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
