import { Disclosure } from '@/components/Disclosure';
import {
  type GuidelineChapter as ChapterText,
  findStruckPassages,
} from '@/content/creatorGuidelines';
import styles from './Chapter.module.css';
import { ChapterTitle } from './ChapterTitle';

/** Chapter 3 shows what it strikes on phones too, because it is the first that strikes anything. */
export function Chapter({
  chapter: { n, title, emptySpace, advice, remarks },
}: {
  chapter: ChapterText;
}) {
  const { passages, words } = findStruckPassages(n);
  return (
    <section className={styles.chapter} id={`chapter-${n}`} data-chapter={n}>
      <ChapterTitle n={n} title={title} />
      {emptySpace && (
        <p className={styles.emptySpace} data-print="no">
          {emptySpace}
        </p>
      )}
      <p>{advice}</p>
      {words > 0 && (
        <Disclosure summary={`${words} words struck`} openOnWideScreens startsOpen={n === 3}>
          <div className={styles.record}>
            <p className={styles.count}>{words} words struck</p>
            <div className={styles.struck}>
              {passages.map((text) => (
                <p key={text}>
                  <del>{text}</del>
                </p>
              ))}
            </div>
          </div>
        </Disclosure>
      )}
      <div className={styles.notes}>
        {remarks.map(({ speaker, text }) => (
          <p key={text} className={speaker ? undefined : styles.noted}>
            {speaker && <strong>{speaker}:</strong>} {text}
          </p>
        ))}
      </div>
    </section>
  );
}
