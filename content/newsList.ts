import { newsCategories, newsPageSize, newsTopics } from './news';
import type { SpecimenForm } from './specimen';

export const newsPage = {
  title: 'News',
  description:
    'Press releases, public statements, rules and enforcement news of the Commission on Online Parasocial Expenditure. All of it satire.',
  lead: 'Everything the Commission has announced, and what it then had to clarify, newest first. Releases missing from the numbering were addressed to one person.',
  pageSize: newsPageSize,
  excuseLabel: 'Text not available.',
} as const;

const anyTopic = 'All';

export const newsFilters: SpecimenForm = {
  id: 'news-filters',
  title: 'Filter news',
  note: 'Specimen. These filters change nothing, and nothing you enter leaves this page (51 CSR 8.4). The list has been filtered already, by what happened.',
  fields: [
    { kind: 'checkboxes', id: 'news-type', label: 'News type', options: newsCategories },
    { kind: 'date', id: 'news-from', label: 'From' },
    { kind: 'date', id: 'news-to', label: 'To' },
    { kind: 'select', id: 'news-topic', label: 'Topic', options: [anyTopic, ...newsTopics] },
  ],
  action: 'Apply Filters',
};
