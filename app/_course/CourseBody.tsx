import { Container } from '@/components/Container';
import { Certificate } from './Certificate.client';
import { CourseFrame } from './CourseFrame';
import { CourseLayout } from './CourseLayout';
import { CourseProgress } from './CourseProgress.client';
import { LanguageSwitch } from './LanguageSwitch';
import { ModuleList } from './ModuleList';
import { RelatedLinks } from './RelatedLinks';
import { Facts } from '@/components/Facts';
import { fill } from '@/components/fill';
import { StaticFallback } from '@/components/StaticFallback.client';
import { PageHeader } from '@/components/PageHeader';
import { Prose } from '@/components/Prose';
import { FullSeal } from '@/components/Seal';
import { Section } from '@/components/Section';
import { type Course, relatedToCourse } from '@/content/course';
import { agencyName } from '@/content/site';

function factsOf({ words, hours, lessons }: Course) {
  return [
    { term: words.costLabel, text: words.cost },
    { term: words.durationLabel, text: fill(words.hours, { hours }) },
    {
      term: words.lessonsLabel,
      text: fill(words.lessonCount, { lessons: lessons.length }),
    },
    { term: words.certificateLabel, text: words.certificateOffer },
    { term: words.languagesLabel, text: words.languages },
    { term: words.registrationLabel, text: words.registration },
  ];
}

/** The course's page, in any language, without the shell. */
export function CourseBody({ course }: { course: Course }) {
  const { words, title, description, html, url, minutes, modules, otherLanguages } = course;
  return (
    <CourseFrame course={course}>
      <Container>
        <PageHeader title={title} lead={description}>
          <LanguageSwitch title={words.languageSwitch} languages={otherLanguages} />
        </PageHeader>
        <CourseLayout
          progress={
            <StaticFallback id="course-progress">
              <CourseProgress certificateUrl={`${url}#certificate`} />
            </StaticFallback>
          }
          main={
            <>
              <Facts facts={factsOf(course)} />
              <Prose html={html} />
            </>
          }
          wide={
            <>
              <Section title={words.modulesHeading} id="modules">
                <ModuleList course={course} />
              </Section>
              <Section title={words.certificateHeading} id="certificate">
                <StaticFallback id="certificate-part">
                  <Certificate
                    issuer={agencyName[course.language]}
                    course={title}
                    minutes={minutes}
                    modules={modules.map((module) => ({
                      n: module.n,
                      title: module.title,
                      lessons: module.lessons.length,
                    }))}
                    seal={<FullSeal />}
                  />
                </StaticFallback>
              </Section>
            </>
          }
          related={
            <RelatedLinks
              title={words.relatedHeading}
              links={relatedToCourse}
              note={words.inEnglish}
            />
          }
        />
      </Container>
    </CourseFrame>
  );
}
