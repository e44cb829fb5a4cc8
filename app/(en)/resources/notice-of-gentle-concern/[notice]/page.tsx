import { educationLink } from '@/app/_frame/educationLink';
import { pageMetadata } from '@/app/_frame/metadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { cardLine, cardTitle, gentleConcern, noticePath, notices } from '@/content/gentleConcern';
import { LightSwitch } from './LightSwitch';
import styles from './notice.module.css';
import { ServedNotice } from './ServedNotice';

export const dynamicParams = false;

interface Props {
  params: Promise<{ notice: string }>;
}

export function generateStaticParams() {
  return notices.map(({ slug }) => ({ notice: slug }));
}

async function noticeOf({ params }: Props) {
  const { notice: wanted } = await params;
  const notice = notices.find(({ slug }) => slug === wanted);
  if (!notice) throw new Error(`There is no notice called ${wanted}.`);
  return notice;
}

export async function generateMetadata(props: Props) {
  const notice = await noticeOf(props);
  return pageMetadata({
    title: `${gentleConcern.title}: ${notice.occasion}`,
    description: `Satire, kindly meant: a short notice to send on. ${notice.forWhom}`,
    path: noticePath(notice),
    card: [cardLine(notice)],
    cardTitle: cardTitle(notice),
  });
}

export default async function NoticePage(props: Props) {
  const notice = await noticeOf(props);
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
