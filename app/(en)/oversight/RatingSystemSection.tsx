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
        {ratingBands.map(({ range, name, text }) => (
          <div key={range} className={styles.band}>
            <dt className={styles.term}>
              {name} <span className={styles.range}>{range}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
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
          <Table {...exampleRatingTable} />
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
