import type { Language } from './languages';
import type { Link } from './link';

/** Whom to call when things feel unbearable, as a sentence with links. Not satire. */
export const crisisLine: Readonly<Record<Language, readonly (string | Link)[]>> = {
  en: [
    'If things feel unbearable: in the United States, ',
    { label: 'call 988', url: 'tel:988' },
    ' or ',
    { label: 'text 988', url: 'sms:988' },
    '. For Spanish, press 2, or ',
    { label: 'text AYUDA to 988', url: 'sms:988' },
    '.',
  ],
  es: [
    'Si todo se le hace insoportable: en Estados Unidos, ',
    { label: 'llame al 988', url: 'tel:988' },
    ' (opción 2) o ',
    { label: 'envíe AYUDA al 988', url: 'sms:988' },
    '; le atienden en español.',
  ],
};
