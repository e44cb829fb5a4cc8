import { LinkList } from '@/components/LinkList';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { Table } from '@/components/Table';
import { enforcementPage } from '@/content/enforcement';
import { penaltyTable } from '@/content/regulations';
import grid from '@/components/Grid.module.css';
import styles from './PenaltiesSection.module.css';

const { title, paragraphs, links, aggravating, mitigating } = enforcementPage.penalties;

export function PenaltiesSection() {
  return (
    <Section title={title} id="penalties">
      <div className={styles.penalties}>
        <div className={`${grid.grid} ${styles.schedule}`}>
          <Paragraphs paragraphs={paragraphs} />
          <Table {...penaltyTable} />
          <LinkList links={links} />
        </div>
        <div className={`${grid.grid} ${styles.side}`}>
          <Factors {...aggravating} />
          <Factors {...mitigating} />
        </div>
      </div>
    </Section>
  );
}

function Factors({ title: heading, items }: typeof aggravating | typeof mitigating) {
  return (
    <section className={styles.factors}>
      <h3 className={styles.title}>{heading}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
