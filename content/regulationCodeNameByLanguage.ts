import type { Language } from './languages';

/** The full name of what "CSR" cites. */
export const regulationCodeNameByLanguage: Readonly<Record<Language, string>> = {
  en: 'Code of Simp Regulations',
  es: 'Código de Reglamentos Simp',
};
