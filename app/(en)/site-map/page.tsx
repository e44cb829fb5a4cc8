import { Container } from '@/components/Container';
import { PageHeader } from '@/components/PageHeader';
import { UnbrokenWords } from '@/components/UnbrokenWords';
import { siteMapPage, siteMapGroups } from '@/content/siteMap';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { FloorPlan } from './FloorPlan';
import styles from './siteMap.module.css';

export const metadata = createPageMetadata({ ...siteMapPage, path: '/site-map' });

export default function SiteMapPage() {
  return (
    <PageShell breadcrumb={{ current: siteMapPage.title }}>
      <Container>
        <PageHeader title={siteMapPage.title} lead={siteMapPage.lead} />
        <FloorPlan />
        <div className={styles.parts}>
          {siteMapGroups.map(({ id, title, remark, links }) => (
            <section key={id} id={id} className={styles.part}>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.remark}>{remark}</p>
              <ul role="list">
                {links.map(({ label, url, language }) => (
                  <li key={url}>
                    <a href={url} lang={language} hrefLang={language}>
                      <UnbrokenWords text={label} />
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Container>
    </PageShell>
  );
}
