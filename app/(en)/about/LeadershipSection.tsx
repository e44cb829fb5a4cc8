import { FormattedDate } from '@/components/FormattedDate';
import { Disclosure } from '@/components/Disclosure';
import { Markdown } from '@/components/Markdown';
import { Paragraphs } from '@/components/Paragraphs';
import { Portrait } from '@/components/Portrait';
import { Section } from '@/components/Section';
import { Subsection } from './Subsection';
import { aboutPage } from '@/content/about';
import { commissioners, politicalParties, seniorStaff } from '@/content/commissioners';
import styles from './LeadershipSection.module.css';

const { leadership } = aboutPage;

export function LeadershipSection() {
  return (
    <Section title={leadership.title} id="leadership" titleBeside>
      <Paragraphs paragraphs={leadership.paragraphs} />
      <Parties />
      <Commissioners />
      <Subsection title={leadership.staff.title}>
        <Disclosure summary={leadership.staff.summary}>
          <StaffDirectory />
        </Disclosure>
        <p>{leadership.staff.notice}</p>
      </Subsection>
    </Section>
  );
}

function Parties() {
  return (
    <dl className={styles.parties}>
      {politicalParties.map(({ name, position }) => (
        <div key={name} className={styles.party}>
          <dt className={styles.partyName}>{name}</dt>
          <dd>{position}</dd>
        </div>
      ))}
    </dl>
  );
}

function Commissioners() {
  return (
    <div className={styles.list}>
      <ul className={styles.commissioners} role="list">
        {commissioners.map(
          ({ id, name, title, party, termStart, termEnd, content, image, initials }) => (
            <li key={id} className={styles.commissioner}>
              <Portrait src={image} initials={initials} size={120} lazy />
              <div>
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.title}>{title}</p>
                <dl className={styles.facts}>
                  <div>
                    <dt>Party</dt>
                    <dd>{party}</dd>
                  </div>
                  <div>
                    <dt>Term</dt>
                    <dd>
                      <FormattedDate date={termStart} /> to <FormattedDate date={termEnd} />
                    </dd>
                  </div>
                </dl>
              </div>
              <div className={styles.bio}>
                <Markdown content={content} unstyled />
              </div>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

function StaffDirectory() {
  return (
    <dl className={styles.directory}>
      {seniorStaff.map(({ id, name, title, text }) => (
        <div key={id} className={styles.member}>
          <dt>
            <span className={styles.memberName}>{name}</span>{' '}
            <span className={styles.memberTitle}>{title}</span>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
