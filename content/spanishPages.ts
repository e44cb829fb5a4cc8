import { courseByLanguage } from './course';
import { form10QText, form10QPaths } from './form10Q';
import type { Link } from './navigation';
import { people } from './people';
import { href, site } from './site';

const { es } = courseByLanguage;

export interface SpanishPage {
  title: string;
  url: string;
  description: string;
  lead: string;
  paragraphs: readonly string[];
  /** Links to the Spanish pages, each with a sentence about its page. */
  links: readonly (Link & { text: string })[];
  /** Link to the English counterpart of the page. */
  english: Link;
}

const links = [
  { label: es.title, url: es.url, text: es.description },
  ...es.modules.map(({ n, title, description, url }) => ({
    label: `Módulo ${n}: ${title}`,
    url,
    text: description,
  })),
  { label: form10QText.es.title, url: href(form10QPaths.es), text: form10QText.es.lead },
];

/** Texts of the Spanish home page, /es. */
export const spanishHomePage: SpanishPage = {
  title: `${site.shortName} en español`,
  url: href('/es'),
  description:
    'Sátira: qué es este sitio y qué ofrece en español (un curso gratuito y el formulario 10-Q). Lo demás está en inglés.',
  lead: 'Esto es sátira: el sitio de una agencia inventada que protege a los simps de sus propias billeteras.',
  paragraphs: [
    `Un simp es quien ha enviado dinero y luego se ha disculpado por la cantidad. La agencia lo tiene todo para ayudarle menos la existencia: califica a ${people.length} personas inventadas, publica cifras que nadie midió y multó a su propia lámpara de escritorio.`,
    'En español están el curso, completo y gratuito, y el formulario 10-Q. El resto del sitio está en inglés, y no hace falta leerlo para tomar el curso.',
  ],
  links,
  english: { label: 'Home', url: href('/'), language: 'en' },
};

/** Texts of the Spanish Education page, /es/education. It lists what exists in Spanish. */
export const spanishEducationPage: SpanishPage = {
  title: 'Educación',
  url: href('/es/education'),
  description:
    'Sátira: la sección de educación de una agencia inventada. En español tiene un curso gratuito y el formulario 10-Q. Lo demás está en inglés.',
  lead: 'De esta sección están en español el curso y su formulario. Son lo que más falta hace.',
  paragraphs: [],
  links,
  english: { label: 'Education', url: href('/education'), language: 'en' },
};
