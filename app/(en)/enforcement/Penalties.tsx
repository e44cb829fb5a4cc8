import type { TableData } from '@/content/charts';
import type { enforcement } from '@/content/enforcement';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { Table } from '@/components/Table';
import styles from './Penalties.module.css';

type PenaltiesProps = (typeof enforcement)['penalties'] & { schedule: TableData };

function Factors({ title, items }: PenaltiesProps['aggravating']) {
  return (
    <section className={styles.factors}>
      <h3 className={styles.title}>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

export function Penalties(props: PenaltiesProps) {
  const { title, paragraphs, notice, apologyVideo, aggravating, mitigating, schedule } = props;
  const [tiers, video] = [paragraphs.slice(0, 1), paragraphs.slice(1)];
  return (
    <Section title={title} id="penalties">
      <div className={styles.penalties}>
        <div className={styles.schedule}>
          <Paragraphs paragraphs={tiers} />
          <Table {...schedule} />
          <p className={styles.notice}>
            <a href={notice.url}>{notice.label}</a>
          </p>
        </div>
        <div className={styles.side}>
          <div className={styles.video}>
            <Paragraphs paragraphs={video} />
            <p className={styles.terms}>{apologyVideo}</p>
          </div>
          <Factors {...aggravating} />
          <Factors {...mitigating} />
        </div>
      </div>
    </Section>
  );
}
