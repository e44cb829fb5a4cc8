import { Fragment } from 'react';
import type { Redacted } from '@/content/release266';
import { Bar } from './Bar';

/** A text in which some of the words are bars. */
export function RedactedText({ text }: { text: Redacted }) {
  return text.map((part, i) => (
    <Fragment key={i}>{typeof part === 'number' ? <Bar length={part} /> : part}</Fragment>
  ));
}
