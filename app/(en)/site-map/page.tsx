import { Container } from '@/components/Container';
import { PageHeader } from '@/components/PageHeader';
import { UnbrokenWords } from '@/components/UnbrokenWords';
import { defaultLanguage, getPathLanguage } from '@/content/languages';
import { findPage, pageGroups } from '@/content/pages';
import { siteMapPage } from '@/content/siteMap';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { FloorPlan } from './FloorPlan';
import styles from './page.module.css';

const page = findPage('/site-map');

const groups = pageGroups.map((group) => ({
  ...group,
  pages: group.pages.filter(({ path }) => path !== page.path),
}));

export const metadata = createPageMetadata(page);

export default function SiteMapPage() {
  return (
    <PageShell page={page}>
      <Container>
        <PageHeader title={page.title} lead={siteMapPage.lead} />
        <FloorPlan groups={groups} />
        <div className={styles.parts}>
          {groups.map(({ id, title, pages }) => (
            <section key={id} id={id} className={styles.part}>
              <h2 className={styles.title}>{title}</h2>
              <ul role="list">
                {pages.map(({ label, url, path }) => {
                  const language = getPathLanguage(path);
                  const foreign = language === defaultLanguage ? undefined : language;
                  return (
                    <li key={url}>
                      <a href={url} lang={foreign} hrefLang={foreign}>
                        <UnbrokenWords text={label} />
                      </a>
                    </li>
                  );
                })}
              </ul>
            </section>
          ))}
        </div>
      </Container>
    </PageShell>
  );
}
