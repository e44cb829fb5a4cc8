import type { Link } from '@/content/link';
import styles from './CrisisLine.module.css';

export function CrisisLine({ parts }: { parts: readonly (string | Link)[] }) {
  return (
    <p className={styles.line}>
      {parts.map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <a key={part.label} href={part.url}>
            {part.label}
          </a>
        ),
      )}
    </p>
  );
}
