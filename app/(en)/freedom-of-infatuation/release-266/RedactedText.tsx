import { Fragment } from 'react';
import type { RedactedParts } from '@/content/release266';
import { RedactionBar } from './RedactionBar';

/** RedactionBar keeps the quotation mark on the line of its bar. */
const openingQuote = /“$/;

/** @param text strings, and numbers that give the length of a bar */
export function RedactedText({ text }: { text: RedactedParts }) {
  return text.map((part, i) => (
    <Fragment key={i}>
      {typeof part === 'number' ? (
        <RedactionBar length={part}>{openingQuote.exec(String(text[i - 1]))?.[0]}</RedactionBar>
      ) : (
        part.replace(openingQuote, '')
      )}
    </Fragment>
  ));
}
