import { type CheerioAPI, load } from 'cheerio';

/** A component exported by a client module, and its props. */
export interface IslandComponent {
  /** Relative to the project's folder. */
  file: string;
  /** The name of the export. */
  name: string;
  props: object;
}

export const nameComponent = ({ file, name }: IslandComponent) => `${file}#${name}`;

/** The components of a page, each once. Pages with the same components share their scripts. */
export const listComponents = (components: readonly IslandComponent[]) => [
  ...new Set(components.map(nameComponent).sort()),
];

/** Between the components in the name of an entry point. */
export const entrySeparator = '+';

/** The name of the entry point for pages with these components. */
export const nameEntry = (components: readonly IslandComponent[]) =>
  listComponents(components).join(entrySeparator);

export interface PageIsland {
  /** The id of the root element. */
  id: string;
  /** The root element's content: each component is the child of the one before. */
  content: readonly IslandComponent[];
}

/** Next names an export of a client module `[project]/app/x.client.tsx <module evaluation>#Name`. */
const clientReference = /^\[project\]\/(?<file>[^<#]*?)(?: <[^>]*>)?#(?<name>\w+)$/;

/** parsePage leaves entities as they are. */
const decode = (attribute: string) => load(attribute, null, false).text();

/** Reads the islands of a page, and removes the attribute that describes their content. */
export function readIslands($: CheerioAPI): PageIsland[] {
  const islands = $('[data-content]')
    .toArray()
    .map((root) => {
      const id = $(root).attr('id') ?? '';
      const described: { id: string; props: object }[] = JSON.parse(
        decode($(root).attr('data-content') ?? ''),
      );
      $(root).removeAttr('data-content');
      const content = described.map(({ id: reference, props }) => {
        const { file, name } = clientReference.exec(reference)?.groups ?? {};
        if (!file || !name)
          throw new Error(
            `The island "${id}" has a component with the unknown reference "${reference}". Next may have changed: check clientReference in export/islands.ts.`,
          );
        return { file, name, props };
      });
      return { id, content };
    });
  const repeated = islands.find(({ id }, index) =>
    islands.slice(0, index).some((earlier) => earlier.id === id),
  );
  if (repeated)
    throw new Error(
      `Two islands have the id "${repeated.id}". Give each <Island> on the page an id of its own.`,
    );
  return islands;
}
