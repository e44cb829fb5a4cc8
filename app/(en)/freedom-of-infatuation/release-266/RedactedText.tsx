import { Fragment } from 'react';
import type { RedactedParts } from '@/content/release266';
import { RedactionBar } from './RedactionBar';

/**
 * An opening quotation mark at the end of a string. RedactionBar draws it on the same line as its
 * bar, so that no line ends with it.
 */
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
