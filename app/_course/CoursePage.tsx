import { JsonLd } from '../_frame/JsonLd';
import { PageShell } from '../_frame/PageShell';
import { createCourseJsonLd } from '../_frame/structuredData';
import { Container } from '@/components/Container';
import { Island } from '@/components/Island';
import { PageHeader } from '@/components/PageHeader';
import { Markdown } from '@/components/Markdown';
import { FullSeal } from '@/components/Seal';
import { Section } from '@/components/Section';
import type { Course } from '@/content/course';
import { splitIntoSections } from '@/content/markdown';
import { findPage } from '@/content/pages';
import { agencyNames } from '@/content/site';
import { Certificate } from './Certificate.client';
import { CourseFacts } from './CourseFacts';
import styles from './CoursePage.module.css';
import { CourseProgress } from './CourseProgress.client';
import { CourseScope } from './CourseScope';
import { LanguageNav } from './LanguageNav';
import { ModuleList } from './ModuleList';
import { EveningReceiptSection } from './EveningReceiptSection';
import { storageKeys } from '@/components/storageKeys';
import { RelatedLinks } from './RelatedLinks';

export function CoursePage({ course }: { course: Course }) {
  const { content, words, title, description, url, minutes, modules, language } = course;
  const { file } = content;
  const [opening, ...sections] = splitIntoSections(content.nodes);
  return (
    <PageShell page={findPage(course.path)}>
      <JsonLd data={createCourseJsonLd(course)} />
      <CourseScope course={course}>
        <Container>
          <PageHeader title={title} lead={description}>
            {opening && <Markdown content={{ file, nodes: opening.nodes }} />}
            <LanguageNav label={words.languageSwitch} links={course.otherLanguages} />
          </PageHeader>
          <div className={styles.opening}>
            <EveningReceiptSection course={course} />
            <div className={styles.progress}>
              <Island
                id="course-progress"
                storageKey={storageKeys.courseProgress}
                component={CourseProgress}
                props={{ certificateUrl: `${url}#certificate` }}
              />
              <CourseFacts course={course} />
            </div>
          </div>
          <div className={styles.introduction}>
            {sections.map((section) => (
              <section key={section.id}>
                <Markdown content={{ file, nodes: section.nodes }} />
              </section>
            ))}
          </div>
          <Section title={words.modulesHeading} id="modules">
            <ModuleList course={course} />
          </Section>
          <Section title={words.certificateLabel} id="certificate">
            <Island
              id="course-certificate"
              storageKey={storageKeys.courseProgress}
              component={Certificate}
              props={{
                issuer: agencyNames[language],
                course: title,
                minutes,
                modules: modules.map(({ n, title }) => ({ n, title })),
              }}
              slots={{ seal: <FullSeal /> }}
            />
          </Section>
          <RelatedLinks course={course} />
        </Container>
      </CourseScope>
    </PageShell>
  );
}
