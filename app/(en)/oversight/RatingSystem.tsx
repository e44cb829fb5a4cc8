import type { Passage } from '@/content/agency';
import type { TableData } from '@/content/charts';
import type { oversight, RatingBand } from '@/content/oversight';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { Table } from '@/components/Table';
import styles from './RatingSystem.module.css';
import { Reading } from './Reading';
import { WorkedExample } from './WorkedExample';

type RatingSystemProps = Passage & {
  rubric: TableData;
  reading: (typeof oversight)['reading'];
  bands: readonly RatingBand[];
  example: (typeof oversight)['example'];
  exampleTable: TableData;
  exampleRating: string;
};

export function RatingSystem(props: RatingSystemProps) {
  return (
    <Section title={props.title} id="rating-system">
      <div className={styles.parts}>
        <div className={styles.rubric}>
          <div className={styles.text}>
            <Paragraphs paragraphs={props.paragraphs} />
            <Table {...props.rubric} />
          </div>
          <Reading {...props.reading} bands={props.bands} />
        </div>
        <WorkedExample {...props.example} table={props.exampleTable} rating={props.exampleRating} />
      </div>
    </Section>
  );
}
