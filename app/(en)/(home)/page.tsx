import { Container } from '@/components/Container';
import { Columns } from '@/components/Columns';
import { DocketNotice } from './DocketNotice';
import { Events } from './Events';
import { FeatureCards } from './FeatureCards';
import { Figures } from './Figures';
import { FinePrint } from './FinePrint';
import { Hero } from './Hero';
import { Leaders } from './Leaders';
import { NewsTeasers } from './NewsTeasers';
import { Programs } from './Programs';
import { Leaderboard } from '@/components/rating/Leaderboard.client';
import { RatingCard } from '@/components/rating/RatingCard.client';
import { VotesProvider } from '@/components/rating/VotesProvider.client';
import { Section } from '@/components/Section';
import { Table } from '@/components/Table';
import { leadership } from '@/content/commissioners';
import { course } from '@/content/course';
import { averageMonthlyInvestment } from '@/content/datasets/monthly-investment';
import { events } from '@/content/education';
import { recentFilingsTable } from '@/content/filings';
import { featureCards, homeFigures, homePage } from '@/content/home';
import { articles } from '@/content/news';
import { programs } from '@/content/oversight';
import { people } from '@/content/people';
import { docketNotice, ratingWords } from '@/content/rating';
import { site } from '@/content/site';
import { websiteFacts } from '@/app/_frame/facts';
import { JsonLd } from '@/app/_frame/JsonLd';
import { pageMetadata } from '@/app/_frame/metadata';
import { Shell } from '@/app/_frame/Shell';

export const metadata = pageMetadata({ description: site.description, path: '/' });

const { hero, features, news, about, leadership: leaders, figures } = homePage;
const more = ({ url, label }: { url: string; label: string }) => <a href={url}>{label}</a>;

export default function HomePage() {
  return (
    <Shell>
      <JsonLd facts={websiteFacts} />
      <Hero {...hero} tagline={site.tagline} />
      <Container>
        <Section title={ratingWords.title} id="rating" lead={ratingWords.lead}>
          <VotesProvider people={people}>
            <Columns
              main={<RatingCard words={ratingWords} />}
              side={
                <>
                  <Leaderboard words={ratingWords} />
                  <DocketNotice {...docketNotice} />
                </>
              }
            />
          </VotesProvider>
        </Section>
        <Section title={features.title}>
          <FeatureCards cards={featureCards} />
        </Section>
        <Section title={news.title} aside={more(news.all)}>
          <NewsTeasers items={articles.filter(({ home }) => home)} more={news.more} />
        </Section>
        <Section title={figures.title}>
          <Figures
            figures={homeFigures({
              averageMonthlyInvestment,
              persons: people.length,
              lessons: course.en.lessons.length,
              minutes: course.en.minutes,
            })}
          />
        </Section>
        <Section title={about.title} lead={about.paragraphs[0]} aside={more(about.link)}>
          <Leaders leaders={leadership} all={leaders.link} />
        </Section>
        <Section title={homePage.filings.title} aside={more(homePage.filings.all)}>
          <Table {...recentFilingsTable} />
        </Section>
        <Columns
          main={
            <Section
              title={homePage.programs.title}
              lead={homePage.programs.lead}
              aside={more(homePage.programs.link)}
            >
              <Programs programs={programs} />
            </Section>
          }
          side={
            <Section title={homePage.events.title} aside={more(homePage.events.all)}>
              <Events events={events.slice(0, 3)} />
            </Section>
          }
        />
        <FinePrint {...homePage.finePrint} />
      </Container>
    </Shell>
  );
}
