import { findNonJsonValue } from './findNonJsonValue';

/** A client component as Next writes it, `[project]/app/x.client.tsx <…>#Name`, and its props. */
export interface ClientComponentDescription {
  id: string;
  props: object;
}

/**
 * What export/ needs to know to hydrate the component.
 * @param place for messages, such as `<Island id="docket">`
 * @throws if the component is not a client component, or JSON would change its props
 */
export function describeClientComponent(
  component: object,
  props: object,
  place: string,
): ClientComponentDescription {
  if (!('$$id' in component))
    throw new Error(
      `${place}: the component is not a client component. Export it from a file <Name>.client.tsx that starts with 'use client'.`,
    );
  const problem = findNonJsonValue(props);
  if (problem)
    throw new Error(
      `${place}: props${problem.path} is ${problem.value}, which JSON would change or lose. Pass text, numbers, booleans, null, lists and plain objects; pass elements in \`slots\`.`,
    );
  return { id: String(component.$$id), props };
}
