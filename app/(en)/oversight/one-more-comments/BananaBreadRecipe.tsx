import { Disclosure } from '@/components/Disclosure';
import { bananaBreadRecipe } from '@/content/oneMoreRuleComments';
import styles from './BananaBreadRecipe.module.css';

const { summary, note, ingredients, steps } = bananaBreadRecipe;

export function BananaBreadRecipe() {
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
