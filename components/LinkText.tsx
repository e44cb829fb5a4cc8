import type { Link } from '@/content/link';
import { VisuallyHidden } from './VisuallyHidden';

interface LinkTextProps {
  link: Pick<Link, 'label' | 'language'>;
  /** Says, in the language of the page, that the linked page is in another language. */
  note: string;
  /** Only screen readers get the note, because the label shows the other language. */
  hidesNote?: boolean;
}

export function LinkText({ link: { label, language }, note, hidesNote = false }: LinkTextProps) {
  if (!language) return label;
  return (
    <>
      <span lang={language}>{label}</span>{' '}
      {hidesNote ? <VisuallyHidden>{note}</VisuallyHidden> : note}
    </>
  );
}
