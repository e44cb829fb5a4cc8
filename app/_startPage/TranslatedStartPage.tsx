import { JsonLd } from '@/app/_frame/JsonLd';
import { PageShell } from '@/app/_frame/PageShell';
import { createWebsiteJsonLd } from '@/app/_frame/structuredData';
import { Container } from '@/components/Container';
import { PageHeader } from '@/components/PageHeader';
import { DeskLampDrawing } from '@/components/DeskLampDrawing';
import { Section } from '@/components/Section';
import { LinkText } from '@/components/LinkText';
import { UnbrokenWords } from '@/components/UnbrokenWords';
import { homePathByLanguage } from '@/content/languages';
import { layoutWords } from '@/content/layoutWords';
import { findPage } from '@/content/pages';
import type { StartPage } from '@/content/startPages';
import linkList from '@/components/LinkList.module.css';
import typography from '@/components/Typography.module.css';
import { ServiceWindowDrawing } from './ServiceWindowDrawing';
import styles from './TranslatedStartPage.module.css';

export function TranslatedStartPage({ page }: { page: StartPage }) {
  const { language, path, title, description, lead, paragraphs, links, modules, english } = page;
  const isHome = path === homePathByLanguage[language];
  return (
    <PageShell page={findPage(path)}>
      {isHome && <JsonLd data={createWebsiteJsonLd(language, description)} />}
      <Container>
        <div className={styles.layout}>
          <PageHeader title={title} lead={lead} />
          <div className={styles.drawing} data-print="no">
            {page.serviceWindow ? (
              <ServiceWindowDrawing {...page.serviceWindow} />
            ) : (
              <DeskLampDrawing withMoth />
            )}
          </div>
          {links.map(({ label, url, text }) => (
            <div key={url} className={styles.card}>
              <h2>
                <a className={linkList.link} href={url}>
                  <UnbrokenWords text={label} />
                </a>
              </h2>
              <p>{text}</p>
            </div>
          ))}
          {paragraphs.map((text) => (
            <p key={text}>
              <UnbrokenWords text={text} />
            </p>
          ))}
          {modules.length > 0 && (
            <div className={styles.moduleSection}>
              <Section title={page.modulesHeading} more={page.more}>
                <ol className={styles.modules} role="list">
                  {modules.map(({ label, url, text }) => (
                    <li key={url} className={styles.module}>
                      <h3 className={typography.itemTitle}>
                        <a className={linkList.link} href={url}>
                          {label}
                        </a>
                      </h3>
                      <p>{text}</p>
                    </li>
                  ))}
                </ol>
              </Section>
            </div>
          )}
          <div className={styles.english}>
            <p>
              {page.englishLinkLead}{' '}
              <a href={english.url} hrefLang={english.language}>
                <LinkText link={english} note={layoutWords[language].inEnglish} />
              </a>
            </p>
          </div>
        </div>
      </Container>
    </PageShell>
  );
}
