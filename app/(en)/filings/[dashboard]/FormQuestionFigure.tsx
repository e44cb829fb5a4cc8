import { satisfactionQuestion } from '@/content/dashboards/satisfactionQuestion';
import styles from './FormQuestionFigure.module.css';

/** A question from a form, with all boxes checked and an empty margin. */
export function FormQuestionFigure() {
  const { number, question, answers, caption } = satisfactionQuestion;
  return (
    <figure>
      <div className={styles.slip}>
        <div className={styles.answered}>
          <p>
            <b>
              {number}. {question}
            </b>
          </p>
          {answers.map((answer) => (
            <p key={answer} className={styles.checked}>
              {answer}
            </p>
          ))}
        </div>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
