import type { Language } from './languages';

/** What CSR stands for, as in "51 CSR 8.4". */
export const codeOfRegulations: Readonly<Record<Language, string>> = {
  en: 'Code of Simp Regulations',
  es: 'Código de Reglamentos Simp',
};
