import { Island } from '@/components/Island.client';
import { Leaderboard } from './rating/Leaderboard.client';
import { RatingCard } from './rating/RatingCard.client';
import { VotesProvider } from './rating/VotesProvider.client';
import { FullSeal } from '@/components/Seal';
import { Section } from '@/components/Section';
import { finalDeterminationWords } from '@/content/determination';
import { people } from '@/content/people';
import { ratingMeaningNoticeTexts, ratingWords } from '@/content/rating';
import { votesStorageKey } from '@/components/votesStorageKey';
import { TwoColumnLayout } from './TwoColumnLayout';
import { factsFromOtherPages } from './determination/factsFromOtherPages';
import { DeterminationLoader } from './DeterminationLoader.client';
import styles from './PeopleRatingSection.module.css';

export function PeopleRatingSection() {
  return (
    <Section title={ratingWords.title} id="rating" lead={ratingWords.lead}>
      <Island id="docket" storageKey={votesStorageKey}>
        <VotesProvider people={people}>
          <div className={styles.game}>
            <TwoColumnLayout
              main={<RatingCard words={ratingWords} />}
              side={
                <>
                  <Leaderboard words={ratingWords} />
                  <DocketNotice />
                </>
              }
            />
          </div>
          <DeterminationLoader
            seal={<FullSeal areLampsLit={false} />}
            facts={factsFromOtherPages}
            notFetched={finalDeterminationWords.notFetched}
            tryAgain={finalDeterminationWords.again}
          />
        </VotesProvider>
      </Island>
    </Section>
  );
}

function DocketNotice() {
  return (
    <div className={styles.notice}>
      <h3 className={styles.title}>{ratingMeaningNoticeTexts.title}</h3>
      <ul className={styles.points}>
        {ratingMeaningNoticeTexts.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
