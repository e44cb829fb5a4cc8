import { Container } from '@/components/Container';
import { CourseFrame } from './CourseFrame';
import { CourseLayout } from './CourseLayout';
import { CourseProgress } from './CourseProgress.client';
import { LanguageSwitch } from './LanguageSwitch';
import { LessonList } from './LessonList.client';
import { LessonSection } from './LessonSection';
import { ModuleComplete } from './ModuleComplete.client';
import { ModulePager } from './ModulePager';
import { RailNav } from './RailNav';
import { RelatedLinks } from './RelatedLinks';
import { Facts } from '@/components/Facts';
import { fill } from '@/components/fill';
import { StaticFallback } from '@/components/StaticFallback.client';
import { PageHeader } from '@/components/PageHeader';
import { Prose } from '@/components/Prose';
import { type Course, type Module, relatedToCourse } from '@/content/course';

function factsOf({ words, title }: Course, { n, minutes, lessons }: Module) {
  return [
    { term: title, text: fill(words.module, { n }) },
    { term: words.durationLabel, text: fill(words.minutes, { minutes }) },
    { term: words.lessonsLabel, text: fill(words.lessonCount, { lessons: lessons.length }) },
  ];
}

/** A module's page, in any language, without the shell. */
export function ModuleBody({ course, module }: { course: Course; module: Module }) {
  const { words, url } = course;
  return (
    <CourseFrame course={course}>
      <Container>
        <PageHeader title={module.title} lead={module.description}>
          <LanguageSwitch title={words.languageSwitch} languages={module.otherLanguages} />
        </PageHeader>
        <CourseLayout
          progress={
            <>
              <StaticFallback id="course-progress">
                <CourseProgress certificateUrl={`${url}#certificate`} />
              </StaticFallback>
              <RailNav id="lessons" title={fill(words.module, { n: module.n })}>
                <StaticFallback id="lesson-list">
                  <LessonList module={module.n} />
                </StaticFallback>
              </RailNav>
            </>
          }
          main={
            <>
              <Facts facts={factsOf(course, module)} />
              <Prose html={module.html} />
              {module.lessons.map((lesson) => (
                <LessonSection key={lesson.id} lesson={lesson} words={words} />
              ))}
              <StaticFallback id="module-complete">
                <ModuleComplete module={module.n} text={module.completed} />
              </StaticFallback>
              <ModulePager course={course} module={module} />
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
