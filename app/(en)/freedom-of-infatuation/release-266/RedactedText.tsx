import { Fragment } from 'react';
import type { RedactedParts } from '@/content/release266';
import { RedactionBar } from './RedactionBar';

/** A text with black bars in place of the redacted words. @param text strings, and numbers that give the length of a bar */
export function RedactedText({ text }: { text: RedactedParts }) {
  return text.map((part, i) => (
    <Fragment key={i}>{typeof part === 'number' ? <RedactionBar length={part} /> : part}</Fragment>
  ));
}
