import type { Link } from '@/content/navigation';

export function CrisisLine({ parts }: { parts: readonly (string | Link)[] }) {
  return (
    <p>
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
