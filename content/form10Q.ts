import { codeOfRegulations } from './codeOfRegulations';
import { addNoBreakSpaces } from './format';
import { type Language, getLocalizedPaths, languages } from './languages';

export interface Form10QQuestion {
  id: string;
  question: string;
  instruction: string;
  /**
   * The field for the answer: a text area, checkboxes, or the sentence `outside` in place of a
   * field.
   */
  answer: { lines: 1 | 2; isNumber?: true } | { boxes: readonly string[] } | { outside: string };
}

export interface Form10Q {
  /** For the breadcrumb. */
  shortTitle: string;
  title: string;
  /** The description for search engines and shared links: 50 to 160 characters. */
  description: string;
  /** The introduction, one or two sentences under the h1. */
  lead: string;
  /** The form's heading, an h2 above note and questions. */
  caption: string;
  /** The form's control number. */
  control: string;
  action: string;
  burden: string;
  /** Says before the first field that nothing entered leaves the page. */
  note: string;
  after: { title: string; paragraphs: readonly string[] };
  /** Says without satire what the form is, and where to find help. */
  plain: string;
  questions: readonly Form10QQuestion[];
}

const english: Form10Q = {
  shortTitle: 'Form 10-Q',
  title: 'Form 10-Q, Ten Questions',
  description:
    'Satire: the form that simps file each quarter, in ten questions that can be filled in, printed on one sheet, and handed to nobody at all.',
  lead: 'Filed quarterly by every simp, and by anybody who has come close. The copy below is the simp’s own, and is not collected.',
  caption: 'Form 10-Q (quarterly)',
  control: 'Control No. 0000-0000 (pending)',
  action: 'File Form 10-Q',
  burden: 'Estimated burden: nine minutes, and as long as it takes to find your shoes.',
  note: `Specimen. Nothing you enter leaves this page (${codeOfRegulations.en}, 51 CSR 8.4); it is forgotten when the page is closed.`,
  after: {
    title: 'When you have finished',
    paragraphs: [
      'There is no score, and no wrong quarter to begin with. Benedict Softly, Simp Advocate, helps with it on Tuesdays. He is on question 7. A second form, three months on, says more than the first: what matters is which way the answers moved.',
      'On paper, fold the form once with the writing inside. Some people keep it with their statements. Some read it to the person named in answer 8, which takes about as long as filling it in and does most of the good.',
    ],
  },
  plain:
    'In plain words: nobody receives this form, and there is no duty to fill in anything. The questions are meant. If an answer frightened you, show it to somebody who knows your name. A nonprofit credit counselor can help with money that has run away, and a doctor with sleep that has.',
  questions: [
    {
      id: 'sent',
      question: 'How much was sent during the quarter?',
      instruction: 'To the cent. An estimate is accepted, and is usually about half.',
      answer: { lines: 1, isNumber: true },
    },
    {
      id: 'recipients',
      question: 'To how many persons?',
      instruction: 'Firms count as one person each. Several of them will tell you so.',
      answer: { lines: 1, isNumber: true },
    },
    {
      id: 'hour',
      question: 'At what hour, as a rule?',
      instruction: 'By the clock of the room you were in.',
      answer: {
        boxes: ['Before noon', 'By daylight', 'After supper', 'After everyone had gone to bed'],
      },
    },
    {
      id: 'name',
      question: 'What did you call it at the time?',
      instruction: 'Give the word that was used aloud. If none was, write the one that wasn’t.',
      answer: { lines: 1 },
    },
    {
      id: 'returned',
      question: 'What came back?',
      instruction:
        'List it. A heart, a name read out, an evening that passed: all of it is income.',
      answer: { lines: 2 },
    },
    {
      id: 'instead',
      question: 'What had you been going to do instead?',
      instruction: 'It may have been small. Most of it was.',
      answer: { lines: 2 },
    },
    {
      id: 'asked',
      question: 'Did anyone ask you to?',
      instruction: 'This question may be skipped. The skipping is noted.',
      answer: { boxes: ['Yes', 'No', 'It was meant for everybody, and I was there'] },
    },
    {
      id: 'knows',
      question: 'Who knows?',
      instruction:
        'A first name is enough. “Nobody yet” is a complete answer, and has a second word.',
      answer: { lines: 1 },
    },
    {
      id: 'satisfaction',
      question: 'How was it?',
      instruction: 'Check one. The margin may be used.',
      answer: { boxes: ['It’s fine'] },
    },
    {
      id: 'outside',
      question: 'What is the sky doing?',
      instruction:
        'This question cannot be answered from here. Leave the form on the table and go out as far as the nearest corner. Look up until you would know it again.',
      answer: { outside: 'The answer is not written down. It is the one the form was for.' },
    },
  ],
};

const spanish: Form10Q = {
  shortTitle: 'Formulario 10-Q',
  title: 'Formulario 10-Q, diez preguntas',
  description:
    'Sátira: el formulario que los simps presentan cada trimestre, con diez preguntas que se pueden contestar, imprimir en una sola hoja y no entregar a nadie.',
  lead: 'Lo presenta cada trimestre todo simp, y quien haya estado a punto de serlo. El ejemplar queda en su poder. La Q es de “¿qué?” y no se contesta.',
  caption: 'Formulario 10-Q (trimestral)',
  control: 'Núm. de control 0000-0000 (pendiente)',
  action: 'Presentar el formulario 10-Q',
  burden: 'Tiempo estimado: nueve minutos, más lo que tarden en aparecer los zapatos.',
  note: `Muestra. Lo que escriba no sale de esta página (${codeOfRegulations.es}, 51 CSR 8.4) y se olvida al cerrarla.`,
  after: {
    title: 'Cuando termine',
    paragraphs: [
      'No hay puntaje, y cualquier trimestre sirve para empezar. Un segundo formulario, tres meses después, dice más que el primero: lo que importa es hacia dónde se movieron las respuestas.',
      'En papel, doble el formulario una vez, con lo escrito hacia adentro. Hay quien lo guarda con sus estados de cuenta. Hay quien se lo lee a la persona de la respuesta 8, lo que toma más o menos lo mismo que llenarlo y es lo que más ayuda.',
    ],
  },
  plain:
    'Sin rodeos: nadie recibe este formulario, y no hay obligación de llenar nada. Las preguntas van en serio. Si una respuesta le dio miedo, enséñesela a alguien que sepa cómo se llama usted. Si se fue el dinero, ayuda una asesoría de crédito sin fines de lucro; si se fue el sueño, un médico.',
  questions: [
    {
      id: 'sent',
      question: '¿Cuánto se envió en el trimestre?',
      instruction: 'Al centavo. Se acepta un cálculo a ojo, que suele dar la mitad.',
      answer: { lines: 1, isNumber: true },
    },
    {
      id: 'recipients',
      question: '¿A cuántas personas?',
      instruction: 'Cada empresa cuenta como una persona. Varias se lo confirmarán.',
      answer: { lines: 1, isNumber: true },
    },
    {
      id: 'hour',
      question: '¿A qué hora, por lo general?',
      instruction: 'Según el reloj del cuarto en el que estaba.',
      answer: {
        boxes: [
          'Antes del mediodía',
          'Con luz de día',
          'Después de cenar',
          'Con todos ya acostados',
        ],
      },
    },
    {
      id: 'name',
      question: '¿Cómo lo llamó en su momento?',
      instruction:
        'Escriba la palabra que dijo en voz alta. Si no dijo ninguna, escriba la que se calló.',
      answer: { lines: 1 },
    },
    {
      id: 'returned',
      question: '¿Qué le llegó de vuelta?',
      instruction:
        'Haga una lista. Un corazón, un nombre leído en voz alta, una noche que pasó: todo es ingreso.',
      answer: { lines: 2 },
    },
    {
      id: 'instead',
      question: '¿Qué iba a hacer en lugar de eso?',
      instruction: 'Quizá era algo pequeño. Casi siempre lo era.',
      answer: { lines: 2 },
    },
    {
      id: 'asked',
      question: '¿Alguien se lo pidió?',
      instruction: 'Esta pregunta puede omitirse. La omisión se anota.',
      answer: { boxes: ['Sí', 'No', 'Era para todo el mundo, y yo estaba ahí'] },
    },
    {
      id: 'knows',
      question: '¿Quién lo sabe?',
      instruction:
        'Basta un nombre de pila. “Nadie todavía” es una respuesta completa, y tiene una segunda palabra.',
      answer: { lines: 1 },
    },
    {
      id: 'satisfaction',
      question: '¿Qué tal estuvo?',
      instruction: 'Marque una. Puede usarse el margen.',
      answer: { boxes: ['Todo bien'] },
    },
    {
      id: 'outside',
      question: '¿Qué está haciendo el cielo?',
      instruction:
        'Esta pregunta no se puede contestar desde aquí. Deje el formulario en la mesa y salga hasta la esquina más cercana. Mire hacia arriba hasta poder reconocerlo la próxima vez.',
      answer: { outside: 'La respuesta no se escribe. Es la que el formulario buscaba.' },
    },
  ],
};

export const form10QPaths = getLocalizedPaths('/resources/form-10-q');

/** A language may lack the form. */
export const form10Q = {
  en: addNoBreakSpaces(english),
  es: addNoBreakSpaces(spanish),
} satisfies Partial<Record<Language, Form10Q>>;

export const form10QLanguages = languages.filter(
  (language): language is keyof typeof form10Q => language in form10Q,
);
