import { FormattedDate } from '@/components/FormattedDate';
import { Disclosure } from '@/components/Disclosure';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { Subsection } from './Subsection';
import { aboutPage, timeline as entries, type TimelineEntry } from '@/content/about';
import { href } from '@/content/site';
import styles from './HistorySection.module.css';

const { title, paragraphs, timeline, binder } = aboutPage.history;

/** Phones show the first entries before the rest is opened. */
const [firstEntries, otherEntries] = [entries.slice(0, 4), entries.slice(4)];

export function HistorySection() {
  return (
    <Section title={title} id="history" titleBeside>
      <Paragraphs paragraphs={paragraphs.slice(0, 2)} />
      <ClauseVersions />
      <Paragraphs paragraphs={paragraphs.slice(2)} />
      <Subsection {...timeline}>
        <div>
          <Timeline entries={firstEntries} />
          <Disclosure summary={`Read the rest (${otherEntries.length} entries)`} openOnWideScreens>
            <Timeline entries={otherEntries} />
          </Disclosure>
        </div>
      </Subsection>
      <Subsection title={binder.title} lead={binder.lead}>
        <Disclosure summary={binder.summary} openOnWideScreens>
          <Binder />
        </Disclosure>
      </Subsection>
    </Section>
  );
}

/** Section 4(c) loses a period, then a word. Hidden from screen readers: the text says so. */
function ClauseVersions() {
  return (
    <div className={styles.strip} aria-hidden="true">
      <p className={styles.state}>
        <span className={styles.words}>
          simp<mark className={styles.period}>.</mark> filers
        </span>{' '}
        Engrossed
      </p>
      <p className={styles.state}>
        <span className={styles.words}>
          simp
          <span className={styles.hole} /> filers
        </span>{' '}
        Found
      </p>
      <p className={styles.state}>
        <span className={styles.words}>simp filers</span> Enrolled
      </p>
      <p className={styles.state}>
        <span className={styles.words}>
          simp <s className={styles.struck}>filers</s>
        </span>{' '}
        Codified
      </p>
    </div>
  );
}

function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={styles.timeline} role="list">
      {entries.map(({ date, until, title: event, path, text, missing }) => (
        <li key={date} className={styles.entry} data-missing={missing}>
          <p className={styles.date}>
            <FormattedDate date={date} />
            {until && (
              <>
                {' to '}
                <FormattedDate date={until} />
              </>
            )}
          </p>
          <p className={styles.text}>
            <strong className={styles.title}>
              {path ? <a href={href(path)}>{event}</a> : event}
            </strong>{' '}
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The story of the agency's binder, beside a list that looks like tab dividers. */
function Binder() {
  return (
    <div className={styles.binder}>
      <Paragraphs paragraphs={binder.paragraphs} />
      <ul className={styles.tabs} role="list" aria-label="Tabs of the Binder">
        {binder.tabs.map((tab) => (
          <li key={tab} className={styles.divider}>
            <span className={styles.tab}>{tab}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
