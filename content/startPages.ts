import { type Course, courseByLanguage, listOwnModules } from './course';
import { type CourseWords, courseWords } from './courseWords';
import { form10QByLanguage, form10QPaths } from './form10Q';
import { type TranslatedLanguage, translatedLanguages, type Translations } from './languages';
import type { Link } from './link';
import { people } from './people';
import { href, site } from './site';

/** A page of a translated language (`/es`, `/es/education`) with links to all that exists in it. */
export interface StartPage {
  path: `/${TranslatedLanguage}` | `/${TranslatedLanguage}/education`;
  language: TranslatedLanguage;
  /** The share image's label: "En español". */
  shareImageLabel: string;
  title: string;
  /** The page's name in breadcrumbs, where it is not the title. */
  crumb?: string;
  description: string;
  lead: string;
  paragraphs: readonly string[];
  /** Texts in the drawing of a service window; without them a desk lamp is drawn. */
  serviceWindow?: { sign: string; ticket: string; number: string; note: string };
  links: readonly (Link & { text: string })[];
  modulesHeading: string;
  modules: readonly (Link & { text: string })[];
  /** A link beside the heading of the modules, to the page above the course. */
  more?: Link;
  /** The text before the link to the English page. */
  englishLinkLead: string;
  english: Link;
}

type PageWords = Pick<
  StartPage,
  'title' | 'crumb' | 'description' | 'lead' | 'paragraphs' | 'serviceWindow'
>;

interface StartWords extends Pick<StartPage, 'shareImageLabel' | 'englishLinkLead'> {
  home: PageWords;
  /** `/es/education`, the page above the course, which a language may lack. */
  education?: PageWords;
}

const startWords: Translations<StartWords> = {
  es: {
    shareImageLabel: 'En español',
    englishLinkLead: 'Lo demás, menú incluido, está en inglés y es igual de inventado:',
    home: {
      title: `${site.shortName} en español`,
      crumb: 'Inicio',
      description:
        'Sátira: qué es este sitio y qué ofrece en español (un curso gratuito y el formulario 10-Q). Lo demás está en inglés.',
      lead: 'Esto es sátira: el sitio de una agencia inventada que protege a los simps de su propia billetera.',
      paragraphs: [
        `Un simp es quien ha enviado dinero y luego se ha disculpado por la cantidad. La agencia lo tiene todo para ayudarle, menos existencia: califica a ${people.length} personas inventadas, publica cifras que nadie midió y se multó a sí misma por una lámpara.`,
      ],
      serviceWindow: {
        sign: 'Ventanilla Ñ',
        ticket: 'Su turno',
        number: '1',
        note: 'Abierta. Solo queda el número 1, y es el suyo. El timbre es un dibujo: tóquelo con confianza.',
      },
    },
    education: {
      title: 'Educación',
      description:
        'Sátira: la sección de educación de una agencia inventada. En español tiene un curso gratuito y el formulario 10-Q. Lo demás está en inglés.',
      lead: 'De esta sección están en español el curso y su formulario. Son lo que más falta hace.',
      paragraphs: [],
    },
  },
};

function linksIn(
  language: TranslatedLanguage,
): Pick<StartPage, 'links' | 'modulesHeading' | 'modules'> {
  const course: Course = courseByLanguage[language];
  const form = form10QByLanguage.get(language);
  const { module: label, modulesHeading }: CourseWords = courseWords[language];
  return {
    links: [
      { label: course.title, url: course.url, text: course.description },
      ...(form ? [{ label: form.title, url: href(form10QPaths[language]), text: form.lead }] : []),
    ],
    modulesHeading,
    modules: listOwnModules(course).map((module) => ({
      label: `${label.replace('{n}', String(module.n))}: ${module.title}`,
      url: module.url,
      text: module.description,
    })),
  };
}

/** The home page (`/es`) and, where the language has one, the page above the course. */
export function listStartPages(language: TranslatedLanguage): readonly StartPage[] {
  const { home, education, ...words }: StartWords = startWords[language];
  const page = (path: StartPage['path'], own: PageWords, english: Link): StartPage => ({
    ...words,
    ...own,
    path,
    language,
    ...linksIn(language),
    english: { ...english, language: 'en' },
  });
  const above =
    education &&
    page(`/${language}/education`, education, { label: 'Education', url: href('/education') });
  const more = above && { label: above.title, url: href(above.path) };
  const first = page(`/${language}`, home, { label: 'Home', url: href('/') });
  return [{ ...first, more }, ...(above ? [above] : [])];
}

/** @throws if the language lacks the page */
export function findStartPage(path: StartPage['path']): StartPage {
  const found = translatedLanguages.flatMap(listStartPages).find((page) => page.path === path);
  if (!found)
    throw new Error(
      `content/startPages.ts has no texts for ${path}. Add them to startWords, or delete its route.`,
    );
  return found;
}
