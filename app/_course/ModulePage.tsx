import { createPageMetadata } from '../_frame/createPageMetadata';
import { PageShell } from '../_frame/PageShell';
import { Container } from '@/components/Container';
import { Disclosure } from '@/components/Disclosure';
import { fillTemplate } from '@/components/fillTemplate';
import { Island } from '@/components/Island';
import { PageHeader } from '@/components/PageHeader';
import { Markdown } from '@/components/Markdown';
import { type Course, findModule } from '@/content/course';
import { findPage } from '@/content/pages';
import { CourseProgress } from './CourseProgress.client';
import { CourseScope } from './CourseScope';
import { LanguageNav } from './LanguageNav';
import { LessonList } from './LessonList.client';
import { LessonSection } from './LessonSection';
import { ModuleCompleteMessage } from './ModuleCompleteMessage.client';
import styles from './ModulePage.module.css';
import { ModulePager } from './ModulePager';
import { storageKeys } from '@/components/storageKeys';

export interface ModulePageProps {
  params: Promise<{ module: string }>;
}

export async function createModuleMetadata(course: Course, params: ModulePageProps['params']) {
  return createPageMetadata(findPage(findModule(course, (await params).module).path));
}

export async function ModulePage({ course, params }: { course: Course } & ModulePageProps) {
  const module = findModule(course, (await params).module);
  const { words, url } = course;
  return (
    <PageShell page={findPage(module.path)}>
      <CourseScope course={course}>
        <Container>
          <PageHeader caption={fillTemplate(words.module, { n: module.n })} title={module.title} />
          <div className={styles.opening}>
            <Markdown content={module.content} />
            <div className={styles.progress}>
              <Island
                id="course-progress"
                storageKey={storageKeys.courseProgress}
                component={CourseProgress}
                props={{ certificateUrl: `${url}#certificate`, module: module.n }}
              />
              <LanguageNav label={words.languageSwitch} links={module.otherLanguages} />
            </div>
            <nav className={styles.lessons} aria-label={words.lessonsLabel}>
              <Disclosure
                summary={fillTemplate(words.lessonsOfModule, { lessons: module.lessons.length })}
                openOnWideScreens
              >
                <Island
                  id="lesson-list"
                  storageKey={storageKeys.courseProgress}
                  component={LessonList}
                  props={{ module: module.n }}
                />
              </Disclosure>
            </nav>
          </div>
          {module.lessons.map((lesson) => (
            <LessonSection key={lesson.id} course={course} lesson={lesson} />
          ))}
          <Island
            id="module-complete"
            storageKey={storageKeys.courseProgress}
            component={ModuleCompleteMessage}
            props={{ module: module.n, text: module.completed }}
          />
          <ModulePager course={course} module={module} />
        </Container>
      </CourseScope>
    </PageShell>
  );
}
