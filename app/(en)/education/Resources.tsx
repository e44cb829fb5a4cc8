import type { EducationalResource } from '@/content/education';
import { Icon } from '@/components/Icon';
import { Section } from '@/components/Section';
import styles from './Resources.module.css';

const shelves: Record<EducationalResource['type'], string> = {
  Course: 'Courses',
  Tool: 'Tools',
  Publication: 'Publications',
  Webinar: 'Webinars',
};

interface ResourcesProps {
  title: string;
  lead: string;
  resources: readonly EducationalResource[];
}

/** One shelf for each type, in the order in which the types first occur. */
export function Resources({ title, lead, resources }: ResourcesProps) {
  const types = [...new Set(resources.map(({ type }) => type))];
  return (
    <Section title={title} id="resources" lead={lead}>
      {types.map((shelf) => (
        <section key={shelf} className={styles.shelf}>
          <h3 className={styles.type}>{shelves[shelf]}</h3>
          <ul className={styles.resources} role="list">
            {resources
              .filter(({ type }) => type === shelf)
              .map((resource) => (
                <li key={resource.id} className={styles.resource}>
                  <span className={styles.icon}>
                    <Icon name={resource.icon} />
                  </span>
                  <h4 className={styles.title}>
                    <a className={styles.link} href={resource.url}>
                      {resource.title}
                    </a>
                  </h4>
                  <p className={styles.text}>{resource.description}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Section>
  );
}
