import { createCoursePageShellProps } from './createCoursePageShellProps';
import { JsonLd } from '../_frame/JsonLd';
import { PageShell } from '../_frame/PageShell';
import { createCourseJsonLd } from '../_frame/structuredData';
import { Container } from '@/components/Container';
import { Island } from '@/components/Island.client';
import { progressStorageKey } from './progress';
import { PageHeader } from '@/components/PageHeader';
import { RenderedMarkdown } from '@/components/RenderedMarkdown';
import { FullSeal } from '@/components/Seal';
import { Section } from '@/components/Section';
import { type Course, courseRelatedLinks } from '@/content/course';
import { splitHtmlAtHeadings } from '@/content/htmlSections';
import { agencyNameByLanguage } from '@/content/site';
import { Certificate } from './Certificate.client';
import { CourseColumns } from './CourseColumns';
import { CourseFacts } from './CourseFacts';
import { CourseIntroduction } from './CourseIntroduction';
import { CourseProgress } from './CourseProgress.client';
import styles from './CoursePage.module.css';
import { CourseProgressWrapper } from './CourseProgressWrapper';
import { LanguageNav } from './LanguageNav';
import { ModuleList } from './ModuleList';
import { EveningReceiptSection } from './EveningReceiptSection';
import { RelatedLinks } from './RelatedLinks';

/** The course's landing page in either language. */
export function CoursePage({ course }: { course: Course }) {
  const { words, title, description, html, url, minutes, modules, language } = course;
  const [opening, ...sections] = splitHtmlAtHeadings(html);
  return (
    <PageShell
      language={language}
      translations={course.translations}
      {...createCoursePageShellProps(course)}
    >
      <JsonLd data={createCourseJsonLd(course)} />
      <CourseProgressWrapper course={course}>
        <Container>
          <PageHeader title={title} lead={description}>
            <LanguageNav label={words.languageSwitch} links={course.otherLanguages} />
          </PageHeader>
          <CourseColumns
            opening={<EveningReceiptSection course={course} />}
            progress={
              <>
                <Island id="course-progress" storageKey={progressStorageKey}>
                  <CourseProgress certificateUrl={`${url}#certificate`} />
                </Island>
                <CourseFacts course={course} />
                {opening && (
                  <div className={styles.opening}>
                    <RenderedMarkdown html={opening.html} />
                  </div>
                )}
              </>
            }
            fullWidth={
              <>
                <CourseIntroduction sections={sections} />
                <Section title={words.modulesHeading} id="modules">
                  <ModuleList course={course} />
                </Section>
                <Section title={words.certificateHeading} id="certificate">
                  <Island id="certificate-part" storageKey={progressStorageKey}>
                    <Certificate
                      issuer={agencyNameByLanguage[language]}
                      course={title}
                      minutes={minutes}
                      modules={modules.map((module) => ({
                        n: module.n,
                        title: module.title,
                        lessons: module.lessons.length,
                      }))}
                      seal={<FullSeal />}
                    />
                  </Island>
                </Section>
              </>
            }
            related={
              <RelatedLinks
                title={words.relatedHeading}
                links={courseRelatedLinks}
                note={words.inEnglish}
              />
            }
          />
        </Container>
      </CourseProgressWrapper>
    </PageShell>
  );
}
