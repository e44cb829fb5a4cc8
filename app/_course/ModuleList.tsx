import type { Course } from '@/content/course';
import { Disclosure } from '@/components/Disclosure';
import { fillTemplate } from '@/components/fillTemplate';
import { Island } from '@/components/Island';
import { UnbrokenWords } from '@/components/UnbrokenWords';
import { LessonList } from './LessonList.client';
import linkList from '@/components/LinkList.module.css';
import typography from '@/components/Typography.module.css';
import styles from './ModuleList.module.css';
import { storageKeys } from '@/components/storageKeys';

export function ModuleList({ course: { modules, words } }: { course: Course }) {
  return (
    <ol className={styles.modules} role="list">
      {modules.map(({ n, title, url, language, description, minutes, lessons }) => (
        <li key={n} className={styles.module}>
          <div className={styles.head}>
            <p className={styles.facts}>
              <span className={styles.number}>{fillTemplate(words.module, { n })}</span>{' '}
              <span>{fillTemplate(words.minutes, { minutes })}</span>
            </p>
            <h3 className={typography.itemTitle}>
              <a className={linkList.link} href={url} hrefLang={language} lang={language}>
                {title}
              </a>
            </h3>
            <p lang={language}>
              <UnbrokenWords text={description} />
            </p>
          </div>
          <Disclosure
            summary={fillTemplate(words.lessonCount, { lessons: lessons.length })}
            openOnWideScreens
          >
            <Island
              id={`module-${n}-lessons`}
              storageKey={storageKeys.courseProgress}
              component={LessonList}
              props={{ module: n }}
            />
          </Disclosure>
        </li>
      ))}
    </ol>
  );
}
