import { type Course, type Lesson } from './course';
import { formatHours } from './courseWords';
import { formatDollars } from './format';
import type { Language } from './languages';
import { sumDollars } from './sumDollars';

interface ReceiptItem {
  /** From 0:00 to 23:59; times before noon belong to the next day. */
  at: `${number}:${number}`;
  lesson: Lesson['id'];
  dollars?: number;
  text: Record<Language, string>;
}

const receiptItems: readonly ReceiptItem[] = [
  {
    at: '20:30',
    lesson: 'module-1/lesson-1',
    text: { en: 'just looking', es: 'solo mirando' },
  },
  {
    at: '21:41',
    lesson: 'module-2/lesson-2',
    dollars: 4.99,
    text: { en: 'gems', es: 'gemas' },
  },
  {
    at: '22:20',
    lesson: 'module-2/lesson-3',
    dollars: 3,
    text: { en: 'badge', es: 'insignia' },
  },
  {
    at: '23:04',
    lesson: 'module-4/lesson-3',
    text: { en: '“one more”', es: '“uno más y ya”' },
  },
  {
    at: '23:38',
    lesson: 'module-2/lesson-4',
    dollars: 14.99,
    text: { en: 'free trial, renewed', es: 'prueba gratuita, renovada' },
  },
  {
    at: '0:16',
    lesson: 'module-4/lesson-4',
    dollars: 20,
    text: { en: '“did you see?”', es: '“¿lo viste?”' },
  },
  {
    at: '0:40',
    lesson: 'module-2/lesson-2',
    dollars: 4.99,
    text: { en: 'gems', es: 'gemas' },
  },
  {
    at: '1:00',
    lesson: 'module-3/lesson-4',
    text: { en: 'filed under “the arts”', es: 'anotado en “cultura”' },
  },
];

/** Texts of the receipt on the course page, which lists what one evening cost. */
const english = {
  title: 'One evening, itemized',
  note: 'Each line is taken up in a lesson.',
  /** The word before a lesson's number. */
  lesson: 'Lesson',
  /** Shown where nothing was paid. */
  noCharge: 'no charge',
  eveningTotals: 'That evening',
  course: 'This course',
  quotation: 'It takes the same time. I checked.',
  speaker: 'Benedict Softly, Simp Advocate',
} as const;

export const receiptWords = {
  en: english,
  es: {
    title: 'Una noche, con desglose',
    note: 'Cada renglón tiene su lección.',
    lesson: 'Lección',
    noCharge: 'sin cargo',
    eveningTotals: 'Esa noche',
    course: 'Este curso',
    quotation: 'Lleva el mismo tiempo. Lo comprobé',
    speaker: 'Benedict Softly, Defensor del Simp',
  },
} as const satisfies Record<Language, Record<keyof typeof english, string>>;

/** Minutes from noon, so that midnight comes after the evening. */
function toMinutesSinceNoon(at: ReceiptItem['at']): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  return ((hours + 12) % 24) * 60 + minutes;
}

export const amPmLabels: Record<Language, readonly [string, string]> = {
  en: ['a.m.', 'p.m.'],
  es: ['a. m.', 'p. m.'],
};

/** A time of day: "8:30 p.m." or, in Spanish, "8:30 p. m.", with no-break spaces. */
function formatClockTime(at: ReceiptItem['at'], language: Language): string {
  const [hours = 0] = at.split(':').map(Number);
  const [, minutes] = at.split(':');
  const half = amPmLabels[language][hours < 12 ? 0 : 1];
  return `${hours % 12 || 12}:${minutes} ${half}`.replaceAll(' ', '\u00a0');
}

const times = receiptItems.map(({ at }) => toMinutesSinceNoon(at));

export const eveningCost = {
  dollars: sumDollars(receiptItems.map(({ dollars = 0 }) => dollars)),
  hours: (Math.max(...times) - Math.min(...times)) / 60,
} as const;

export function buildReceiptItems({ language, lessons }: Course) {
  return receiptItems.map(({ at, lesson: id, dollars, text }) => {
    const lesson = lessons.find((candidate) => candidate.id === id);
    if (!lesson)
      throw new Error(
        `content/eveningReceipt.ts names the lesson "${id}", which the course in "${language}" does not have. Use another id.`,
      );
    return {
      at,
      time: formatClockTime(at, language),
      text: text[language],
      amount: dollars === undefined ? undefined : formatDollars(dollars),
      lesson,
    };
  });
}

/** The totals below the receipt: of the evening, and of the course. */
export function createReceiptTotals({ language, hours }: Course) {
  const words = receiptWords[language];
  const total = (term: string, dollars: number, spent: number) => ({
    term,
    text: `${formatDollars(dollars)}, ${formatHours(language, spent)}`,
  });
  return [
    total(words.eveningTotals, eveningCost.dollars, eveningCost.hours),
    total(words.course, 0, hours),
  ] as const;
}

/** Two lines for link previews: what the evening cost, and what the course costs. */
export const formatReceiptTotals = (course: Course) =>
  createReceiptTotals(course).map(({ term, text }) => `${term}: ${text}.`);
