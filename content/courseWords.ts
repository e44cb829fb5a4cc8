import { capitalize } from './format';
import { listLanguageNames, type Language } from './languages';

/** A number of hours as text: "4.5 hours", in Spanish "4 horas y media". */
export function formatHours(language: Language, hours: number): string {
  if (language === 'en') return `${hours} hours`;
  return hours % 1 === 0.5 ? `${Math.floor(hours)} horas y media` : `${hours} horas`;
}

/**
 * Plain data, because client components receive it as props. `fillTemplate()` replaces placeholders
 * such as `{n}`.
 */
const english = {
  /** Accessible name of the links to other languages. */
  languageSwitch: 'Course language',
  /** The text of links to this language on pages in other languages. */
  readInThisLanguage: 'Read this page in English',

  costLabel: 'Cost',
  cost: 'Free',
  durationLabel: 'Duration',
  lessonsLabel: 'Lessons',
  certificateLabel: 'Certificate',
  certificateOffer: 'Optional',
  languagesLabel: 'Languages',
  languages: capitalize(listLanguageNames('en')),
  registrationLabel: 'Registration',
  registration: 'Not needed',
  storage: 'Progress stays in this browser, unsent.',

  minutes: '{minutes} minutes',
  lessonCount: '{lessons} lessons',
  lessonsOfModule: '{lessons} lessons in this module',

  modulesHeading: 'Modules',
  module: 'Module {n}',
  lesson: 'Lesson {n}',
  /** Label of the checkbox of lesson `{n}`. */
  lessonComplete: 'Lesson {n} complete',

  /** Caption of a drawing with a dot for each viewer of a stream; `{viewers}` is their number. */
  viewersDrawn: 'The room, all {viewers} of it. You have been circled, in case anyone asks.',

  progressHeading: 'Progress',
  /** Label of the course's progress on the page of a module, which shows the module's own too. */
  wholeCourse: 'The whole course',
  progress: '{done} of {total} lessons complete',
  /** Accessible name of the progress bar. */
  progressLabel: 'Lessons complete',
  /** Before a lesson's title. */
  start: 'Start with lesson {n}:',
  /** Before a lesson's title. */
  continue: 'Continue with lesson {n}:',
  allComplete: 'All lessons complete',
  storageUnavailable:
    'This browser does not allow storage, so your progress will not be kept when you leave this page. You can still take every lesson.',
  withoutScript:
    'Marking lessons complete requires JavaScript. Every lesson can be read without it.',

  reset: 'Reset progress',
  resetQuestion: 'Mark all lessons as not complete? This cannot be undone.',
  resetConfirm: 'Yes, reset progress',
  resetCancel: 'No, keep progress',
  resetDone: 'Progress has been reset.',

  /** Accessible name of the links at the end of a module. */
  moduleNavigation: 'Modules of the course',
  backToCourse: 'Back to the course',
  previousModule: 'Previous: Module {n}, {title}',
  nextModule: 'Next: Module {n}, {title}',
  relatedHeading: 'Related links',

  certificateHeading: 'Certificate of Awareness',
  certificateLocked: 'The certificate can be printed once all lessons are complete.',
  certificateText:
    'Be it known that {name} has completed the {lessons} lessons of Simp Awareness\u00a0101, in {minutes} minutes or as long as it took, and now knows.',
  /** Replaces `{name}` until the visitor types a name. */
  certificateBearer: 'the bearer',
  certificateNotice:
    'A work of satire, issued by no authority. The completion is real and belongs to the bearer.',
  nameLabel: 'Name on the certificate',
  nameHint: 'Optional. The name stays on this page and is not stored anywhere.',
  print: 'Print certificate',
  notPrinted: 'This browser did not print. Its menu may be able to.',
} as const;

export type CourseWords = Readonly<Record<keyof typeof english, string>>;

export const courseWords = {
  en: english,
  es: {
    languageSwitch: 'Idioma del curso',
    readInThisLanguage: 'Leer esta página en español',

    costLabel: 'Costo',
    cost: 'Gratuito',
    durationLabel: 'Duración',
    lessonsLabel: 'Lecciones',
    certificateLabel: 'Certificado',
    certificateOffer: 'Opcional',
    languagesLabel: 'Idiomas',
    languages: capitalize(listLanguageNames('es')),
    registrationLabel: 'Inscripción',
    registration: 'No hace falta',
    storage: 'Su avance se queda en este navegador. No se envía a ninguna parte.',

    minutes: '{minutes} minutos',
    lessonCount: '{lessons} lecciones',
    lessonsOfModule: '{lessons} lecciones en este módulo',

    modulesHeading: 'Módulos',
    module: 'Módulo {n}',
    lesson: 'Lección {n}',
    lessonComplete: 'Lección {n} completada',

    viewersDrawn:
      'La sala, los {viewers} presentes. A usted se le marcó con un círculo, por si alguien pregunta.',

    progressHeading: 'Avance',
    wholeCourse: 'Todo el curso',
    progress: '{done} de {total} lecciones completadas',
    progressLabel: 'Lecciones completadas',
    start: 'Comenzar con la lección {n}:',
    continue: 'Continuar con la lección {n}:',
    allComplete: 'Todas las lecciones completadas',
    storageUnavailable:
      'Este navegador no permite guardar datos, así que su avance no se conservará al salir de esta página. De todos modos puede tomar todas las lecciones.',
    withoutScript:
      'Para marcar lecciones como completadas se necesita JavaScript. Todas las lecciones se pueden leer sin él.',

    reset: 'Restablecer el avance',
    resetQuestion: '¿Marcar todas las lecciones como no completadas? Esto no se puede deshacer.',
    resetConfirm: 'Sí, restablecer el avance',
    resetCancel: 'No, conservar el avance',
    resetDone: 'El avance volvió a cero.',

    moduleNavigation: 'Módulos del curso',
    backToCourse: 'Volver al curso',
    previousModule: 'Anterior: Módulo {n}, {title}',
    nextModule: 'Siguiente: Módulo {n}, {title}',
    relatedHeading: 'Enlaces relacionados',

    certificateHeading: 'Certificado de que se dio cuenta',
    certificateLocked:
      'El certificado se podrá imprimir cuando todas las lecciones estén completadas.',
    certificateText:
      'Conste que {name} ha completado las {lessons} lecciones de Conciencia Simp\u00a0101, en {minutes} minutos o en los que hicieran falta, y se ha dado cuenta.',
    certificateBearer: 'quien porta este documento',
    certificateNotice:
      'Obra satírica, no expedida por ninguna autoridad. Lo cursado es real y pertenece a quien lo cursó.',
    nameLabel: 'Nombre en el certificado',
    nameHint: 'Opcional. El nombre se queda en esta página y no se guarda en ninguna parte.',
    print: 'Imprimir el certificado',
    notPrinted: 'Este navegador no imprimió nada. Tal vez se pueda desde su menú.',
  },
} as const satisfies Record<Language, CourseWords>;
