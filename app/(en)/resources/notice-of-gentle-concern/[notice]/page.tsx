import type { ReactNode } from 'react';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { DeskLampDrawing } from '@/components/DeskLampDrawing';
import { LinkList } from '@/components/LinkList';
import { NextPaper } from '@/components/NextPaper';
import {
  getNextNotice,
  gentleConcernPage,
  getNoticePath,
  gentleConcernNotices,
} from '@/content/gentleConcern';
import { findPage } from '@/content/pages';
import { href, site } from '@/content/site';
import { getNextPaper, paperWords } from '@/content/papers';
import calloutStyles from '@/components/Callout.module.css';
import paragraphStyles from '@/components/Paragraphs.module.css';
import styles from './page.module.css';
import { ServedNotice } from './ServedNotice';

export const dynamicParams = false;

interface NoticePageProps {
  params: Promise<{ notice: string }>;
}

export function generateStaticParams() {
  return gentleConcernNotices.map(({ slug }) => ({ notice: slug }));
}

async function findNotice({ params }: NoticePageProps) {
  const { notice: slug } = await params;
  const notice = gentleConcernNotices.find((each) => each.slug === slug);
  if (!notice)
    throw new Error(
      `/resources/notice-of-gentle-concern/${slug}: there is no content/notices/${slug}.md. Add it, or correct generateStaticParams.`,
    );
  return notice;
}

export async function generateMetadata(props: NoticePageProps) {
  return createPageMetadata(findPage(getNoticePath(await findNotice(props))));
}

export default async function NoticePage(props: NoticePageProps) {
  const notice = await findNotice(props);
  const { more, send } = gentleConcernPage;
  const next = getNextNotice(notice);
  const nextLink = { label: `${more.next} ${next.occasion}`, url: href(getNoticePath(next)) };
  const drawing = drawings[notice.slug];
  const about = (
    <div className={styles.sendingText}>
      <div className={`${calloutStyles.callout} ${paragraphStyles.lines}`}>
        <p>{send}</p>
        <small>
          <code>{site.host + href(getNoticePath(notice))}</code>
        </small>
      </div>
      <LinkList links={[nextLink, more.all]} />
      {notice.slug === 'eleven-minutes' && (
        <NextPaper title={paperWords.next} paper={getNextPaper('notice')} />
      )}
    </div>
  );
  return (
    <PageShell page={findPage(getNoticePath(notice))}>
      <Container>
        <div className={styles.notice}>
          <ServedNotice notice={notice} />
          {drawing ?? about}
        </div>
        {drawing && about}
      </Container>
    </PageShell>
  );
}

function FourteenReplies() {
  return (
    <svg className={styles.replies} viewBox="0 0 170 150" aria-hidden="true">
      {Array.from({ length: 14 }, (_, i) => (
        <path
          key={i}
          className={styles.reply}
          d={`M${(i % 2) * 38 + 1} ${Math.floor(i / 2) * 21 + 1}h33v13h-24l-5 5v-5h-4Zm5 4.5h23m-23 4h${12 + ((i * 5) % 9)}`}
        />
      ))}
      <path className={styles.asleep} d="M98 58h70v32h-9v8l-8-8h-53Z" />
      <text x="133" y="79">
        z z z
      </text>
    </svg>
  );
}

/** While the checkbox is checked, the style sheet darkens the page. */
function Lamp() {
  return (
    // Without `autoComplete="off"` browsers would restore the checked state on the next visit.
    <form className={styles.lamp} method="dialog" autoComplete="off">
      <label>
        <DeskLampDrawing withCord />
        <span className={styles.label}>
          <input className={styles.checkbox} type="checkbox" /> Turn the light off
        </span>
      </label>
    </form>
  );
}

const drawings: Readonly<Record<string, ReactNode>> = {
  'one-in-the-morning': <Lamp />,
  'fourteen-replies': <FourteenReplies />,
};
