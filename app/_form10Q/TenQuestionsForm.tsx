import { DisplayOnlyButton } from '@/components/displayOnly/DisplayOnlyButton';
import { PaperStack } from '@/components/PaperStack';
import { SmallSeal } from '@/components/Seal';
import { FormattedText } from '@/components/FormattedText';
import { UnbrokenWords } from '@/components/UnbrokenWords';
import type { Form10Q, Form10QQuestion } from '@/content/form10Q';
import checkbox from '@/components/Checkbox.module.css';
import typography from '@/components/Typography.module.css';
import styles from './TenQuestionsForm.module.css';

const noteId = 'form-10-q-note';

function Answer({ question: { id, answer } }: { question: Form10QQuestion }) {
  const described = `${id}-instruction ${noteId}`;
  if ('outside' in answer) return <p className={styles.outside}>{answer.outside}</p>;
  if ('lines' in answer) {
    return (
      <textarea
        className={styles.lines}
        id={id}
        rows={answer.lines}
        inputMode={answer.isNumber ? 'decimal' : undefined}
        data-short={answer.isNumber}
        aria-labelledby={`${id}-question`}
        aria-describedby={described}
      />
    );
  }
  return (
    <ul className={styles.boxes} role="list">
      {answer.boxes.map((box) => (
        <li key={box}>
          <label className={styles.box}>
            <input className={checkbox.checkbox} type="checkbox" />
            {box}
          </label>
        </li>
      ))}
    </ul>
  );
}

function Question({ question }: { question: Form10QQuestion }) {
  const { id } = question;
  const isChoice = 'boxes' in question.answer;
  const title = (
    <span className={styles.question} id={`${id}-question`}>
      {question.question}
    </span>
  );
  const content = (
    <>
      {isChoice ? <legend>{title}</legend> : title}
      <p className={typography.small} id={`${id}-instruction`}>
        {question.instruction}
      </p>
      <Answer question={question} />
    </>
  );
  return (
    <li className={styles.item}>
      {isChoice ? (
        <fieldset aria-describedby={`${id}-instruction ${noteId}`}>{content}</fieldset>
      ) : (
        content
      )}
    </li>
  );
}

/** The fields have no names, so that nothing entered is stored or sent. */
export function TenQuestionsForm({ form }: { form: Form10Q }) {
  return (
    <div className={styles.sheet}>
      <PaperStack>
        <form method="dialog" autoComplete="off" aria-labelledby="form-10-q-title">
          <div className={styles.masthead} data-print="no">
            <div className={styles.seal}>
              <SmallSeal />
            </div>
            <div className={styles.names}>
              <h2 className={styles.title} id="form-10-q-title">
                <FormattedText text={form.caption} />
              </h2>
              <p className={styles.control}>
                <UnbrokenWords text={form.control} />
              </p>
            </div>
          </div>
          <p className={typography.small} id={noteId}>
            {form.note}
          </p>
          <ol className={styles.questions} role="list">
            {form.questions.map((question) => (
              <Question key={question.id} question={question} />
            ))}
          </ol>
          <div className={styles.submission}>
            <DisplayOnlyButton aria-describedby={noteId}>{form.action}</DisplayOnlyButton>
            <p className={typography.small}>{form.burden}</p>
          </div>
        </form>
      </PaperStack>
    </div>
  );
}
