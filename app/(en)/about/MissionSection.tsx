import type { ReactNode } from 'react';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { aboutPage } from '@/content/about';
import styles from './MissionSection.module.css';

const {
  title,
  paragraphs: [mandate, ...rest],
} = aboutPage.mission;

export function MissionSection() {
  return (
    <Section title={title} id="mission" titleBeside>
      <p className={styles.mandate}>{mandate}</p>
      <ClauseVersions />
      <Paragraphs paragraphs={rest} />
    </Section>
  );
}

/** Section 4(c) loses a period, then a word. Hidden from screen readers: History says so. */
function ClauseVersions() {
  return (
    <div className={styles.strip} aria-hidden="true">
      <Version name="Engrossed">
        simp<span className={styles.period}>.</span> filers
      </Version>
      <Version name="Found">
        simp
        <span className={styles.hole} /> filers
      </Version>
      <Version name="Enrolled">simp filers</Version>
      <Version name="Codified">
        simp <s className={styles.struck}>filers</s>
      </Version>
    </div>
  );
}

function Version({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className={styles.state}>
      <span className={styles.words}>{children}</span> {name}
    </p>
  );
}
