import { Disclosure } from '@/components/Disclosure';
import { bananaBread } from '@/content/oneMoreComments';
import styles from './Exhibit.module.css';

const { summary, note, ingredients, steps } = bananaBread;

/** The recipe that a commenter asked for. */
export function Exhibit() {
  return (
    <div className={styles.exhibit}>
      <Disclosure summary={summary}>
        <div className={styles.recipe}>
          <p>{note}</p>
          <ul>
            {ingredients.map((ingredient) => (
              <li key={ingredient}>{ingredient}</li>
            ))}
          </ul>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </Disclosure>
    </div>
  );
}
