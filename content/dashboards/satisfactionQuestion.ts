import { form10Q } from '../form10Q';

const { questions, shortTitle } = form10Q.en;
const index = questions.findIndex(({ id }) => id === 'satisfaction');
const question = questions[index];
if (!question || !('boxes' in question.answer))
  throw new Error(
    'content/form10Q.ts has no question “satisfaction” with boxes. Add it, or remove content/dashboards/satisfactionQuestion.ts.',
  );

/** A question of Form 10-Q, for a figure that shows it with every box checked. */
export const satisfactionQuestion = {
  number: index + 1,
  question: question.question,
  answers: question.answer.boxes,
  caption: `Question ${index + 1} of ${shortTitle}, and its margin to date`,
};
