import { coverLetter, release266Page } from '@/content/release266';
import paragraphs from '@/components/Paragraphs.module.css';
import typography from '@/components/Typography.module.css';
import { RedactedText } from './RedactedText';

const { title, date, signed } = release266Page.letter;

export function CoverLetter() {
  return (
    <section className={paragraphs.lines} aria-label={title}>
      <p className={typography.small}>{date}</p>
      <p>
        <RedactedText text={coverLetter} />
      </p>
      <p className={typography.small}>{signed}</p>
    </section>
  );
}
