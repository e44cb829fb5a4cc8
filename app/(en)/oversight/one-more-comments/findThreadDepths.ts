import type { PublicComment } from '@/content/oneMoreRuleComments';

/** 0 unless the comment replies to one of the thread directly above it. */
export function findThreadDepths(
  comments: readonly Pick<PublicComment, 'number' | 'to'>[],
): number[] {
  let thread: number[] = [];
  return comments.map(({ number, to }) => {
    thread = [...thread.slice(0, thread.findIndex((above) => above === to) + 1), number];
    return thread.length - 1;
  });
}
