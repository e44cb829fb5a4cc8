import { defaultLanguage, listLanguageNames } from './languages';

export const siteMapPage = {
  title: 'Site map',
  description: `Every page of this satirical site in one list: main pages, filings and dashboards, the course in ${listLanguageNames(defaultLanguage)}, news, and the fine print.`,
  lead: 'Every page of this site but this one, each listed once.',
  plan: {
    label: 'Floor plan',
    scale: 'Scale: one desk is one page.',
    here: 'You are here.',
  },
} as const;
