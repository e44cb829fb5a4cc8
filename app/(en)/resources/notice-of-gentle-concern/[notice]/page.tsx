import { educationLink } from '@/app/_frame/educationLink';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import {
  getNoticePreviewTitle,
  gentleConcernPage,
  getNoticePath,
  gentleConcernNotices,
} from '@/content/gentleConcern';
import { DarkenPageCheckbox } from './DarkenPageCheckbox';
import styles from './notice.module.css';
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
      `/resources/notice-of-gentle-concern/${slug}: content/gentleConcern.ts has no notice with this slug. Add one, or correct generateStaticParams.`,
    );
  return notice;
}

export async function generateMetadata(props: NoticePageProps) {
  const notice = await findNotice(props);
  return createPageMetadata({
    title: `${gentleConcernPage.title}: ${notice.occasion}`,
    description: `Satire, kindly meant: a short notice to send on. ${notice.forWhom}`,
    path: getNoticePath(notice),
    linkPreviewTitle: getNoticePreviewTitle(notice),
  });
}

export default async function NoticePage(props: NoticePageProps) {
  const notice = await findNotice(props);
  const { label, url } = gentleConcernPage.more.all;
  return (
    <PageShell
      menuItem={educationLink.url}
      breadcrumb={{
        ancestors: [educationLink, { label: gentleConcernPage.title, url }],
        current: notice.occasion,
      }}
    >
      <Container>
        <div className={styles.notice}>
          <ServedNotice notice={notice} />
          {notice.slug === 'one-in-the-morning' && <DarkenPageCheckbox />}
        </div>
        <div className={styles.about}>
          <p>{notice.forWhom}</p>
          <p>
            {gentleConcernPage.send} <a href={url}>{label}</a>
          </p>
          <p>{gentleConcernPage.plain}</p>
        </div>
      </Container>
    </PageShell>
  );
}
