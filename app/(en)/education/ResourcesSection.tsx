import { Icon } from '@/components/Icon';
import { Section } from '@/components/Section';
import { educationPage, type EducationalResource, educationalResources } from '@/content/education';
import typography from '@/components/Typography.module.css';
import styles from './ResourcesSection.module.css';

const { resources } = educationPage;

const typeTitles: Record<EducationalResource['type'], string> = {
  Course: 'Courses',
  Tool: 'Tools',
  Publication: 'Publications',
  Webinar: 'Webinars',
};

export function ResourcesSection() {
  const types = [...new Set(educationalResources.map(({ type }) => type))];
  return (
    <Section title={resources.title} id="resources">
      {types.map((resourceType) => (
        <section key={resourceType} className={styles.shelf}>
          <h3 className={typography.serif}>{typeTitles[resourceType]}</h3>
          <ul className={styles.resources} role="list">
            {educationalResources
              .filter(({ type }) => type === resourceType)
              .map(({ id, icon, title, url, description, translation }) => (
                <li key={id} className={styles.resource}>
                  <span className={styles.icon}>
                    <Icon name={icon} />
                  </span>
                  <h4 className={styles.title}>
                    <a href={url}>{title}</a>
                  </h4>
                  <p>
                    <Description text={description} link={translation} />
                  </p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Section>
  );
}

/** Turns those words of the description that are the link's label into the link. */
function Description({ text, link }: { text: string; link: EducationalResource['translation'] }) {
  if (!link) return text;
  const [before, after] = text.split(link.label);
  return (
    <>
      {before}
      <a href={link.url} lang={link.language} hrefLang={link.language}>
        {link.label}
      </a>
      {after}
    </>
  );
}
