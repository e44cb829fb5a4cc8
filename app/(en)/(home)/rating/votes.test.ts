import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addOrReplaceVote, parseVotes, rankPeople, type VoteList } from './votes';

const people = Array.from({ length: 19 }, (_, i) => ({ id: i + 1, name: `@person_${i + 1}` }));
const ids = people.map(({ id }) => id);
const parse = (text: string | null) => parseVotes(text, ids);

describe('parseVotes', () => {
  it('parseVotes returns no votes if nothing is stored', () => {
    expect(parse(null)).toEqual([]);
  });

  it.each(['', 'junk', '{', 'null', '7', '"x"', '{"personId":1,"rating":5}', '[null,7,"x",[]]'])(
    'parseVotes returns no votes for the invalid stored text %p',
    (text) => {
      expect(parse(text)).toEqual([]);
    },
  );

  it.each([0, 11, 5.5, -1, '7', null])(
    'parseVotes drops a stored vote with the rating %p and keeps the valid votes',
    (rating) => {
      const stored = JSON.stringify([
        { personId: 1, rating },
        { personId: 2, rating: 9 },
      ]);
      expect(parse(stored)).toEqual([{ personId: 2, rating: 9 }]);
    },
  );

  it('parseVotes drops votes for unknown people', () => {
    expect(parse('[{"personId":20,"rating":5},{"personId":0,"rating":5}]')).toEqual([]);
  });

  it('parseVotes keeps the last of two stored votes for one person', () => {
    expect(parse('[{"personId":3,"rating":2},{"personId":3,"rating":8}]')).toEqual([
      { personId: 3, rating: 8 },
    ]);
  });

  it('parseVotes drops unknown fields of a stored vote', () => {
    expect(parse('[{"personId":3,"rating":2,"note":"hi"}]')).toEqual([{ personId: 3, rating: 2 }]);
  });
});

describe('addOrReplaceVote', () => {
  it('a second vote for a person replaces the first', () => {
    const first = addOrReplaceVote([], { personId: 1, rating: 4 });
    expect(addOrReplaceVote(first, { personId: 1, rating: 6 })).toEqual([
      { personId: 1, rating: 6 },
    ]);
  });
});

describe('rankPeople', () => {
  it('the leaderboard keeps people with equal ratings in list order', () => {
    const votes = [8, 2, 5].map((personId) => ({ personId, rating: 7 }));
    expect(
      rankPeople(people, votes)
        .slice(0, 3)
        .map(({ person }) => person.id),
    ).toEqual([2, 5, 8]);
  });
});

describe('any sequence of votes, reloads and invalid stored texts', () => {
  const anyVote = fc.record({
    personId: fc.oneof(fc.integer({ min: -1, max: 25 }), fc.double()),
    rating: fc.oneof(fc.integer({ min: -2, max: 13 }), fc.double()),
  });
  const step = fc.oneof(
    fc.record({ kind: fc.constant('vote' as const), vote: anyVote }),
    fc.record({ kind: fc.constant('reload' as const) }),
    fc.record({ kind: fc.constant('junk' as const), text: fc.oneof(fc.string(), fc.json()) }),
    fc.record({
      kind: fc.constant('stored' as const),
      votes: fc.array(fc.oneof(anyVote, fc.anything())),
    }),
  );

  it('votes stay valid, with at most one for each person, and the leaderboard stays sorted', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let votes: VoteList = [];
        for (const action of steps) {
          if (action.kind === 'vote' && ids.includes(action.vote.personId))
            votes = addOrReplaceVote(votes, action.vote);
          if (action.kind === 'reload') votes = parse(JSON.stringify(votes));
          if (action.kind === 'junk') votes = parse(action.text);
          if (action.kind === 'stored') votes = parse(fc.stringify(action.votes));
        }
        expect(parse(JSON.stringify(votes))).toEqual(votes);
        expect(new Set(votes.map(({ personId }) => personId)).size).toBe(votes.length);

        const ranked = rankPeople(people, votes).map(({ rating }) => rating ?? 0);
        expect(ranked).toHaveLength(people.length);
        expect(ranked).toEqual([...ranked].sort((a, b) => b - a));
      }),
    );
  });
});
