import type { Thing, WithContext } from 'schema-dts';

/** Facts for crawlers. The type is schema.org's, so the compiler checks what is said. */
export function JsonLd<T extends Thing>({ facts }: { facts: WithContext<T> }) {
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
