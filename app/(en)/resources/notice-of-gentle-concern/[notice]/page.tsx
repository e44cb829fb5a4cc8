import { educationLink } from '@/app/_frame/educationLink';
import { pageMetadata } from '@/app/_frame/metadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { cardLine, cardTitle, gentleConcern, noticePath, notices } from '@/content/gentleConcern';
import { LightSwitch } from './LightSwitch';
import styles from './notice.module.css';
import { ServedNotice } from './ServedNotice';

export const dynamicParams = false;

interface NoticePageProps {
  params: Promise<{ notice: string }>;
}

export function generateStaticParams() {
  return notices.map(({ slug }) => ({ notice: slug }));
}

async function findNotice({ params }: NoticePageProps) {
  const { notice: slug } = await params;
  const notice = notices.find((each) => each.slug === slug);
  if (!notice)
    throw new Error(
      `/resources/notice-of-gentle-concern/${slug}: content/gentleConcern.ts has no notice with this slug.`,
    );
  return notice;
}

export async function generateMetadata(props: NoticePageProps) {
  const notice = await findNotice(props);
  return pageMetadata({
    title: `${gentleConcern.title}: ${notice.occasion}`,
    description: `Satire, kindly meant: a short notice to send on. ${notice.forWhom}`,
    path: noticePath(notice),
    card: [cardLine(notice)],
    cardTitle: cardTitle(notice),
  });
}

export default async function NoticePage(props: NoticePageProps) {
  const notice = await findNotice(props);
  const { label, url } = gentleConcern.more.all;
  return (
    <PageShell
      menuItem={educationLink.url}
      breadcrumb={{
        ancestors: [educationLink, { label: gentleConcern.title, url }],
        current: notice.occasion,
      }}
    >
      <Container>
        <div className={styles.notice}>
          <ServedNotice notice={notice} />
          {notice.slug === 'one-in-the-morning' && <LightSwitch />}
        </div>
        <div className={styles.about}>
          <p>{notice.forWhom}</p>
          <p>
            {gentleConcern.send} <a href={url}>{label}</a>
          </p>
          <p>{gentleConcern.plain}</p>
        </div>
      </Container>
    </PageShell>
  );
}
