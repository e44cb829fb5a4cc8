import { Icon } from '@/components/Icon';
import { Section } from '@/components/Section';
import {
  educationPage,
  type EducationalResource,
  educationalResources,
  missingNextResourceNoteByType,
} from '@/content/education';
import styles from './ResourcesSection.module.css';

const typeTitles: Record<EducationalResource['type'], string> = {
  Course: 'Courses',
  Tool: 'Tools',
  Publication: 'Publications',
  Webinar: 'Webinars',
};

/** The educational resources, grouped by type, in the order in which the types first occur. */
export function ResourcesSection() {
  const types = [...new Set(educationalResources.map(({ type }) => type))];
  return (
    <Section {...educationPage.resources} id="resources">
      {types.map((resourceType) => (
        <section key={resourceType} className={styles.shelf}>
          <h3 className={styles.type}>{typeTitles[resourceType]}</h3>
          <ul className={styles.resources} role="list">
            {educationalResources
              .filter(({ type }) => type === resourceType)
              .map(({ id, icon, title, url, description }) => (
                <li key={id} className={styles.resource}>
                  <span className={styles.icon}>
                    <Icon name={icon} />
                  </span>
                  <h4 className={styles.title}>
                    <a className={styles.link} href={url}>
                      {title}
                    </a>
                  </h4>
                  <p>{description}</p>
                </li>
              ))}
            <MissingResource note={missingNextResourceNoteByType[resourceType]} />
          </ul>
        </section>
      ))}
    </Section>
  );
}

/** The last entry in the list of one type of resources: a note why there are no more of this type. */
function MissingResource({ note }: { note: string | undefined }) {
  return note && <li className={styles.missing}>{note}</li>;
}
