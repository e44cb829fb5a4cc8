import { FormattedDate } from '@/components/FormattedDate';
import { Disclosure } from '@/components/Disclosure';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { SpotIllustration } from '@/components/SpotIllustration';
import { VisuallyHidden } from '@/components/VisuallyHidden';
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
      <Paragraphs paragraphs={paragraphs} />
      <Subsection title={timeline.title}>
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

function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={styles.timeline} role="list">
      {entries.map(({ date, title: event, path, text, missing }) => (
        <li key={date} className={styles.entry} data-missing={missing}>
          <p className={styles.date}>
            <FormattedDate date={date} />
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

/** The story of the agency's binder, beside a drawing of it. */
function Binder() {
  return (
    <div className={styles.binder}>
      <Paragraphs paragraphs={binder.paragraphs} />
      <SpotIllustration name="night-binder">
        <g fill="var(--ink)" stroke="none" fontFamily="var(--mono)" fontSize="9.2" fontWeight="700">
          {binder.tabs.map((tab, i) => (
            <text key={tab} x={60 + i * 4} y={55 + i * 60}>
              {tab}
            </text>
          ))}
        </g>
      </SpotIllustration>
      <VisuallyHidden>The tabs: {binder.tabs.join(', ')}.</VisuallyHidden>
    </div>
  );
}
