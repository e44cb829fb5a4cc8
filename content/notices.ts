import type { Language } from './languages';

/** The satire notice: it stands on every page, and it is true. */
export interface SatireNotice {
  label: string;
  line: string;
  more: string;
  points: readonly { title: string; text: string }[];
  /** In the footer, and on the page of an error. */
  strip: string;
  /** At the foot of paper. */
  printLine: string;
}

const english: SatireNotice = {
  label: 'Satire notice',
  line: 'Not an official website of anything.',
  more: 'Here’s how you know',
  points: [
    {
      title: 'This is satire',
      text: 'The Commission on Online Parasocial Expenditure does not exist. It has no powers and no government above it. Everyone rated, quoted, fined or employed here is invented. Every number, address and counter is too: nothing can be reported, appealed or filed.',
    },
    {
      title: 'The padlock is real. The Commission is not.',
      text: 'Your browser checks that the connection is private. It has no opinion of the agency at the other end, and neither should you. Nothing you enter here is sent anywhere.',
    },
  ],
  strip:
    'cope.example, a work of satire. All people are invented, and so is every way to reach them.',
  printLine: 'COPY 3 OF 3 – PINK (RETAIN; SHOW NO ONE)',
};

const spanish: SatireNotice = {
  label: 'Aviso de sátira',
  line: 'Esto es sátira: no es el sitio oficial de nada.',
  more: 'Cómo se sabe',
  points: [
    {
      title: 'Esto es sátira',
      text: 'La Comisión no existe. No tiene facultades ni gobierno alguno por encima. Todas las personas que aquí se califican, se citan, se multan o se emplean son inventadas. También lo son los números, las direcciones y las ventanillas: aquí no se puede denunciar, apelar ni presentar nada.',
    },
    {
      title: 'El candado es real. La Comisión, no.',
      text: 'Su navegador comprueba que la conexión sea privada. No opina sobre la entidad que está al otro lado, y usted tampoco tiene por qué hacerlo. Nada de lo que escriba aquí se envía a ninguna parte.',
    },
  ],
  strip:
    'cope.example, obra satírica. Todas las personas son inventadas, y también toda forma de comunicarse con ellas.',
  printLine: 'COPIA 3 DE 3 – ROSA (CONSÉRVELA; NO LA MUESTRE A NADIE)',
};

/** What stands around every page, in the language of the page. */
export const frameWords: Readonly<
  Record<Language, { skip: string; breadcrumb: string; notice: SatireNotice }>
> = {
  en: { skip: 'Skip to main content', breadcrumb: 'Breadcrumb', notice: english },
  es: { skip: 'Ir al contenido principal', breadcrumb: 'Ruta de navegación', notice: spanish },
};

/** The search box in the header looks like one and searches nothing. */
export const searchBox = {
  label: 'Search',
  field: 'Search the Commission',
  close: 'Close search',
  button: 'Search',
  hint: 'Search 4,112 pages of guidance on searching.',
  note: 'Specimen. Nothing you enter leaves this page.',
} as const;
