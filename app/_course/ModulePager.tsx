import type { Course, CourseModule } from '@/content/course';
import button from '@/components/Button.module.css';
import { fillTemplate } from '@/components/fillTemplate';
import styles from './ModulePager.module.css';

export function ModulePager({ course, module }: { course: Course; module: CourseModule }) {
  const { words, modules, url } = course;
  const previous = modules.find(({ n }) => n === module.n - 1);
  const next = modules.find(({ n }) => n === module.n + 1);
  return (
    <nav className={styles.pager} data-print="no" aria-label={words.moduleNavigation}>
      <a className={styles.link} href={previous?.url ?? url}>
        {previous
          ? fillTemplate(words.previousModule, { n: previous.n, title: previous.title })
          : words.backToCourse}
      </a>{' '}
      <a className={button.primary} href={next?.url ?? `${url}#certificate`}>
        {next
          ? fillTemplate(words.nextModule, { n: next.n, title: next.title })
          : words.certificateHeading}
      </a>
    </nav>
  );
}
