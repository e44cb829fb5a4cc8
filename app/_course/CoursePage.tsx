import { createCoursePageShellProps } from './createCoursePageShellProps';
import { JsonLd } from '../_frame/JsonLd';
import { PageShell } from '../_frame/PageShell';
import { createCourseJsonLd } from '../_frame/structuredData';
import { Container } from '@/components/Container';
import { DescriptionList } from '@/components/DescriptionList';
import { fillTemplate } from '@/components/fillTemplate';
import { Island } from '@/components/Island.client';
import { progressStorageKey } from './progress';
import { PageHeader } from '@/components/PageHeader';
import { FullSeal } from '@/components/Seal';
import { Section } from '@/components/Section';
import { type Course, courseRelatedLinks } from '@/content/course';
import { agencyNameByLanguage } from '@/content/site';
import { Certificate } from './Certificate.client';
import { CourseColumns } from './CourseColumns';
import { CourseIntroduction } from './CourseIntroduction';
import { CourseProgress } from './CourseProgress.client';
import { CourseProgressWrapper } from './CourseProgressWrapper';
import { LanguageNav } from './LanguageNav';
import { ModuleList } from './ModuleList';
import { EveningReceiptSection } from './EveningReceiptSection';
import { RelatedLinks } from './RelatedLinks';

/** The course's landing page in either language. */
export function CoursePage({ course }: { course: Course }) {
  const { words, title, description, html, url, minutes, modules, language } = course;
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
            opening={
              <EveningReceiptSection course={course}>
                <DescriptionList items={courseDetails(course)} />
              </EveningReceiptSection>
            }
            progress={
              <Island id="course-progress" storageKey={progressStorageKey}>
                <CourseProgress certificateUrl={`${url}#certificate`} />
              </Island>
            }
            fullWidth={
              <>
                <CourseIntroduction html={html} />
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

function courseDetails({ words, hours, lessons }: Course) {
  return [
    { term: words.costLabel, text: words.cost },
    { term: words.durationLabel, text: fillTemplate(words.hours, { hours }) },
    {
      term: words.lessonsLabel,
      text: fillTemplate(words.lessonCount, { lessons: lessons.length }),
    },
    { term: words.certificateLabel, text: words.certificateOffer },
    { term: words.languagesLabel, text: words.languages },
    { term: words.registrationLabel, text: words.registration },
  ];
}
