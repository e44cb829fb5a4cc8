import type { Language } from './languages';
import { href, site } from './site';

const english = {
  title: 'Unexpected Application Error!',
  lead: 'The page stopped working. What you have rated or completed is still kept in this browser.',
  retry: 'Try again',
  home: 'Return to Home',
  homeUrl: href('/'),
} as const;

/** In a file of their own, because the browser loads all that the error page imports. */
export const errorPageWords = {
  en: english,
  es: {
    title: 'Error inesperado de la aplicación',
    lead: 'La página dejó de funcionar. Lo que usted haya calificado o completado sigue guardado en este navegador.',
    retry: 'Volver a intentarlo',
    home: 'Volver al inicio',
    homeUrl: href('/es'),
  },
} as const satisfies Record<Language, Record<keyof typeof english, string>>;

export const satireLines: Readonly<Record<Language, string>> = {
  en: `${site.host}, a work of satire. All people are invented, and so is every way to reach them.`,
  es: `${site.host}, obra satírica. Todas las personas son inventadas, y también toda forma de comunicarse con ellas.`,
};
