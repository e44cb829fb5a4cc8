import type { PublicComment } from '@/content/oneMoreRuleComments';

/**
 * Returns how deep each comment of a list is nested: 0 unless it replies to a comment of the thread
 * that stands directly above it.
 */
export function findThreadDepths(
  comments: readonly Pick<PublicComment, 'number' | 'to'>[],
): number[] {
  let thread: number[] = [];
  return comments.map(({ number, to }) => {
    thread = [...thread.slice(0, thread.findIndex((above) => above === to) + 1), number];
    return thread.length - 1;
  });
}
