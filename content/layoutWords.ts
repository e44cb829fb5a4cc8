import type { Language } from './languages';
import { agencyNames, site } from './site';

export interface SatireNoticeWords {
  label: string;
  line: string;
  /** The text in the notice's `summary` that looks like a link: "Here’s how you know". */
  summaryLinkText: string;
  points: readonly { title: string; text: string }[];
}

export interface SearchBoxWords {
  label: string;
  button: string;
  placeholder: string;
  note: string;
}

export interface LayoutWords {
  skip: string;
  /** The next four are the accessible names of the `nav` elements. */
  breadcrumb: string;
  utilities: string;
  primary: string;
  legal: string;
  menu: string;
  closeMenu: string;
  /** The note inside each link to an English page; empty on English pages. */
  inEnglish: string;
  /** Explains English labels in the footer; empty on English pages. */
  englishLinksNote: string;
  /** Says that the agency is not another one with the same initials; empty if there is none. */
  namesake: string;
  search: SearchBoxWords;
  notice: SatireNoticeWords;
  /** A line at the foot of printed pages only. */
  printLine: string;
}

const english: SatireNoticeWords = {
  label: 'Satire notice',
  line: 'This is satire, not an official website of anything.',
  summaryLinkText: 'Here’s how you know',
  points: [
    {
      title: 'This is satire',
      text: `The ${site.name} does not exist. It has no powers and no government above it. Everyone rated, quoted, fined, or employed here is invented. Every number, address, and counter is too: nothing can be reported, appealed, or filed.`,
    },
    {
      title: 'The padlock is real. The Commission is not.',
      text: 'Your browser checks that the connection is private. It has no opinion of the agency at the other end, and neither should you. Nothing you enter here is sent anywhere.',
    },
  ],
};

const spanish: SatireNoticeWords = {
  label: 'Aviso de sátira',
  line: 'Esto es sátira: no es un sitio oficial de nada.',
  summaryLinkText: 'Así es como usted puede verificarlo',
  points: [
    {
      title: 'Esto es sátira',
      text: `La ${agencyNames.es} (${site.shortName}, por sus iniciales en inglés) no existe. No tiene facultades ni gobierno alguno por encima. Todas las personas a las que aquí se califica, cita, multa o emplea son inventadas. También lo son los números, las direcciones y las ventanillas: aquí no se puede denunciar, apelar ni presentar nada.`,
    },
    {
      title: 'El candado es real. La Comisión, no.',
      text: 'Su navegador comprueba que la conexión sea privada. No opina sobre la entidad que está al otro lado, y usted tampoco tiene por qué hacerlo. Nada de lo que escriba aquí se envía a ninguna parte.',
    },
  ],
};

export const layoutWords: Readonly<Record<Language, LayoutWords>> = {
  en: {
    skip: 'Skip to main content',
    breadcrumb: 'Breadcrumb',
    utilities: 'Utility',
    primary: 'Primary',
    legal: 'Legal',
    menu: 'Menu',
    closeMenu: 'Close',
    inEnglish: '',
    englishLinksNote: '',
    namesake: '',
    search: {
      label: 'Search the Commission',
      button: 'Search',
      placeholder: '4,112 pages on searching',
      note: 'Specimen. Nothing you enter leaves this page.',
    },
    notice: english,
    printLine: 'COPY 3 OF 3 – PINK (RETAIN; SHOW NO ONE)',
  },
  es: {
    skip: 'Ir al contenido principal',
    breadcrumb: 'Ruta de navegación',
    utilities: 'Accesos rápidos',
    primary: 'Menú principal',
    legal: 'Avisos legales',
    menu: 'Menú',
    closeMenu: 'Cerrar',
    inEnglish: '(en inglés)',
    englishLinksNote: 'Los enlaces de este pie que están en inglés llevan a páginas en inglés.',
    namesake: 'Sin relación con la radio. La radio contesta.',
    search: {
      label: 'Buscar en la Comisión',
      button: 'Buscar',
      placeholder: '4,112 guías de búsqueda',
      note: 'Muestra. Lo que escriba no sale de aquí.',
    },
    notice: spanish,
    printLine: 'COPIA 3 DE 3: ROSA (CONSÉRVELA; NO LA MUESTRE A NADIE)',
  },
};
