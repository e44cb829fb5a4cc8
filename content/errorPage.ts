import type { Language } from './languages';
import { href, site } from './site';

const english = {
  title: 'Unexpected Application Error!',
  lead: 'The page stopped working. What you have rated or completed is still kept in this browser.',
  retry: 'Try again',
  home: 'Return to Home',
  homeUrl: href('/'),
  satire: `${site.host}, a work of satire. All people are invented, and so is every way to reach them.`,
} as const;

export type ErrorPageWords = Readonly<Record<keyof typeof english, string>>;

export const errorPageWords = {
  en: english,
  es: {
    title: 'Error inesperado de la aplicación',
    lead: 'La página dejó de funcionar. Lo que usted haya calificado o completado sigue guardado en este navegador.',
    retry: 'Volver a intentarlo',
    home: 'Volver al inicio',
    homeUrl: href('/es'),
    satire: `${site.host}, obra satírica. Todas las personas son inventadas, y también toda forma de comunicarse con ellas.`,
  },
} as const satisfies Record<Language, ErrorPageWords>;
