import { Fragment } from 'react';
import { Island } from '@/components/Island';
import { LanguageLink } from './LanguageLink.client';
import styles from './LanguageNav.module.css';

interface LanguageNavProps {
  label: string;
  links: readonly { language: string; label: string; url: string }[];
}

export function LanguageNav({ label, links }: LanguageNavProps) {
  return (
    <nav className={styles.languages} data-print="no" aria-label={label}>
      {links.map((link, i) => (
        <Fragment key={link.language}>
          {i > 0 && ' '}
          <Island
            id={`language-${link.language}`}
            as="span"
            component={LanguageLink}
            props={link}
          />
        </Fragment>
      ))}
    </nav>
  );
}
