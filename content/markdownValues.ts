import path from 'node:path';
import { dividedTipAmount, receivedOfTip } from './datasets/divided-tip';
import { formatDollars } from './format';
import { listFiles } from './listFiles';
import { people } from './people';
import { site } from './site';

const englishCourse = listFiles(path.join(process.cwd(), 'content/course/en'));

/** In Markdown, `{{people}}` stands for the number of people on the rating docket. */
export const markdownValues: Readonly<Record<string, string | number>> = {
  name: site.name,
  shortName: site.shortName,
  mailDomain: site.mailDomain,
  people: people.length,
  tip: formatDollars(dividedTipAmount),
  receivedOfTip: formatDollars(receivedOfTip),
  lessons: englishCourse.filter((file) => /\/lesson-\d+\.md$/.test(file)).length,
};
