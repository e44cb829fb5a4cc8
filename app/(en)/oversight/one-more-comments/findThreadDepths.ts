import type { PublicComment } from '@/content/oneMoreRuleComments';

/** A comment is nested, with a depth above 0, if it replies to one in the thread right above it. */
export function findThreadDepths(
  comments: readonly Pick<PublicComment, 'number' | 'to'>[],
): number[] {
  let thread: number[] = [];
  return comments.map(({ number, to }) => {
    thread = [...thread.slice(0, thread.findIndex((above) => above === to) + 1), number];
    return thread.length - 1;
  });
}
