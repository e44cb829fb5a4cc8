import { JsonLd } from '@/app/_frame/JsonLd';
import { PageShell } from '@/app/_frame/PageShell';
import { createWebsiteJsonLd } from '@/app/_frame/structuredData';
import { Container } from '@/components/Container';
import { PageHeader } from '@/components/PageHeader';
import { DeskLampDrawing } from '@/components/DeskLampDrawing';
import { Paragraphs } from '@/components/Paragraphs';
import { homePathByLanguage } from '@/content/languages';
import { findTranslatedPaths } from '@/content/siteIndex';
import type { TranslatedHomeOrEducationPageContent } from '@/content/translatedHomeAndEducationPages';
import { ServiceWindowDrawing } from './ServiceWindowDrawing';
import styles from './TranslatedHomeOrEducationPage.module.css';

/**
 * The home or education page in a language other than English: an introduction, and links to the
 * pages that exist in that language.
 */
export function TranslatedHomeOrEducationPage({
  page,
}: {
  page: TranslatedHomeOrEducationPageContent;
}) {
  const { language, path, title, description, lead, paragraphs, links, englishLinkLead, english } =
    page;
  const [courseLink, ...otherLinks] = links;
  const isHome = path === homePathByLanguage[language];
  return (
    <PageShell
      language={language}
      translations={findTranslatedPaths(path)}
      breadcrumb={isHome ? undefined : { current: title }}
    >
      {isHome && <JsonLd data={createWebsiteJsonLd(language, description)} />}
      <Container>
        <div className={styles.layout} data-home={isHome || undefined}>
          <PageHeader title={title} lead={lead}>
            {paragraphs.length > 0 && <Paragraphs paragraphs={paragraphs} />}
          </PageHeader>
          <div className={styles.drawing}>
            {page.serviceWindow ? (
              <ServiceWindowDrawing {...page.serviceWindow} />
            ) : (
              <DeskLampDrawing withMoth />
            )}
          </div>
          {courseLink && (
            <div className={styles.course}>
              <LinkWithText link={courseLink} />
            </div>
          )}
          <ul className={styles.links} role="list">
            {otherLinks.map((link) => (
              <li key={link.url} className={styles.item}>
                <LinkWithText link={link} />
              </li>
            ))}
          </ul>
          <p className={styles.english}>
            {englishLinkLead}{' '}
            <a href={english.url} lang="en" hrefLang="en">
              {english.label}
            </a>
          </p>
        </div>
      </Container>
    </PageShell>
  );
}

function LinkWithText({
  link: { label, url, text },
}: {
  link: TranslatedHomeOrEducationPageContent['links'][number];
}) {
  return (
    <>
      <h2 className={styles.title}>
        <a href={url}>{label}</a>
      </h2>
      <p>{text}</p>
    </>
  );
}
