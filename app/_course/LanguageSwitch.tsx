import type { Language } from '@/content/course/interface';
import { LanguageLink } from './LanguageLink.client';
import styles from './LanguageSwitch.module.css';

interface LanguageSwitchProps {
  /** Names the navigation. */
  title: string;
  other: { language: Language; label: string; url: string };
}

/** From a page of the course to the same page in the other language. */
export function LanguageSwitch({ title, other }: LanguageSwitchProps) {
  return (
    <nav className={styles.languages} aria-label={title}>
      <LanguageLink {...other} />
    </nav>
  );
}
