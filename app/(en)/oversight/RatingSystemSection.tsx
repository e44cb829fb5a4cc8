import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { RubberStamp } from '@/components/RubberStamp';
import { Table } from '@/components/Table';
import { PaperStack } from '@/components/PaperStack';
import {
  exampleScores,
  exampleRatingTable,
  computeExposureRating,
  formatExposureRating,
  oversightPage,
  exposureRubricTable,
} from '@/content/oversight';
import { ratingBands } from '@/content/ratingBands';
import styles from './RatingSystemSection.module.css';

const { rating, reading, example } = oversightPage;

export function RatingSystemSection() {
  return (
    <Section title={rating.title} id="rating-system">
      <div className={styles.parts}>
        <div className={styles.rubric}>
          <div className={styles.text}>
            <Paragraphs paragraphs={rating.paragraphs} />
            <p>
              <a href={rating.rulings.url}>{rating.rulings.label}</a>
            </p>
            <Table {...exposureRubricTable} />
          </div>
          <BandMeanings />
        </div>
        <PaperStack>
          <WorkedExample />
        </PaperStack>
      </div>
    </Section>
  );
}

function BandMeanings() {
  return (
    <section className={styles.reading}>
      <h3>{reading.title}</h3>
      <p className={styles.lead}>{reading.lead}</p>
      <dl className={styles.bands}>
        {ratingBands.map(({ range, name, text }, i) => (
          <div key={range} className={styles.band}>
            <dt className={styles.term}>
              <WalletDrawing opening={i} />
              {name} <span className={styles.range}>{range}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Each opening of the wallet shows one more bill. */
const bills = ['M4 23L41 20V24L4 26', 'M4 23L40 15 41 19 4 26', 'M4 23L38 10 39 14 4 26'];

function WalletDrawing({ opening }: { opening: number }) {
  return (
    <svg className={styles.wallet} viewBox="0 0 44 40" fill="var(--seal-heart)" aria-hidden="true">
      <path d={bills.slice(0, opening).join('')} fill="var(--paper)" />
      <path d="M4 26H36V37H4Z" />
      <g transform={`rotate(${-11 * opening} 4 26)`}>
        <path d="M4 17H36V26H4Z" />
        <path d="M31 23a3 3 0 1 0 .1 0Z" fill="var(--gold)" />
      </g>
    </svg>
  );
}

/** Screen readers skip the large number, because the table's last row says the same. */
function WorkedExample() {
  return (
    <section className={styles.example}>
      <div className={styles.sum}>
        <h3>{example.title}</h3>
        <p>{example.before}</p>
        <div className={styles.table}>
          <Table {...exampleRatingTable} hidesCaption />
        </div>
      </div>
      <div className={styles.result}>
        <p className={styles.rating} aria-hidden="true">
          {formatExposureRating(computeExposureRating(exampleScores))}
        </p>
        <RubberStamp>Registered</RubberStamp>
        <p className={styles.after}>{example.after}</p>
      </div>
    </section>
  );
}
