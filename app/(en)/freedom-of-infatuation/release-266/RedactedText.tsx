import { Fragment } from 'react';
import type { RedactedParts } from '@/content/release266';
import { RedactionBar } from './RedactionBar';

/** RedactionBar keeps an opening quotation mark on the same line as the bar. */
const openingQuote = /“$/;

/** @param text strings, and numbers, each the length of a redaction bar */
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
