/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { VotesProvider } from '@/app/(en)/(home)/rating/VotesProvider.client';
import { ErrorMessageBoundary } from '@/app/_frame/ErrorMessageBoundary.client';
import { PageShell } from '@/app/_frame/PageShell';
import { Island } from '@/components/Island';
import { IslandScope } from '@/components/IslandScope';
import { Slot } from '@/components/Slot.client';
import { contentTexts } from '@/content/consistency/contentTexts.test.helper';
import { errorPageWords } from '@/content/errorPage';
import { parseMarkdown } from '@/content/markdown';
import { findPage } from '@/content/pages';
import { people } from '@/content/people';

interface CounterProps {
  start: number;
  slots?: { text: ReactNode };
}

function Counter({ slots }: CounterProps) {
  return <Slot id="counter-text">{slots?.text}</Slot>;
}

const page = findPage('/');

/** The components that the docs show, with their props: the compiler checks them here. */
const examples = [
  <Island id="counter" component={Counter} props={{ start: 1 }} />,
  <Island id="2" component={Counter} props={{ start: 1 }} slots={{ text: <p>…</p> }} />,
  <IslandScope component={VotesProvider} props={{ people }}>
    <IslandScope component={ErrorMessageBoundary} props={{ words: errorPageWords.en }}>
      <PageShell page={page}> </PageShell>
    </IslandScope>
  </IslandScope>,
];

const read = (file: string) => readFileSync(file, 'utf8');
const docs = ['README.md', 'CONTRIBUTING.md', 'docs/how-to.md', 'docs/writing.md'].map(read);
const code = docs.flatMap((text) => [...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1]!));

test('each component and each prop that the docs show is compiled above', () => {
  const shown = code.filter((text) => /^<[A-Z]\w* |^\w+=\{/.test(text));
  expect(shown.length).toBeGreaterThanOrEqual(examples.length);
  const source = read('docs/docs.test.tsx');
  expect(shown.filter((text) => !source.includes(text))).toEqual([]);
});

test('every file and folder that the docs name exists', () => {
  const paths = /^(app|components|content|docs|e2e|export|hosting|public|tools)\/[^*<]*$/;
  const missing = code.filter((text) => paths.test(text) && !existsSync(text));
  expect(missing.filter((text) => text !== 'content/news/25.md')).toEqual([]);
});

test('the example of directives can be drawn, and the docs list the directives of every text', () => {
  const writing = read('docs/writing.md');
  const [, example] = /^```\n(.+?)^```/ms.exec(writing)!;
  const { content } = parseMarkdown('example.md', `---\n---\n${example}`, v.strictObject({}));
  expect(content.nodes.length).toBeGreaterThan(0);
  const texts = contentTexts.filter(({ file }) => file.endsWith('.md'));
  const used = texts.flatMap(({ text }) => text.match(/^:{2,}[a-z][\w-]*/gm) ?? []);
  const listed = writing.match(/:{2,}[a-z][\w-]*/g) ?? [];
  const names = (directives: readonly string[]) =>
    [...new Set(directives.map((text) => text.replaceAll(':', '')))].sort();
  expect(names(used)).toEqual(names(listed));
});
