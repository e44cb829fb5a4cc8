import { Kept } from '@/components/Kept.client';
import { Leaderboard } from '@/components/rating/Leaderboard.client';
import { RatingCard } from '@/components/rating/RatingCard.client';
import { VotesProvider } from '@/components/rating/VotesProvider.client';
import { Section } from '@/components/Section';
import { determinationWords } from '@/content/determination';
import { people } from '@/content/people';
import { docketNotice, ratingWords } from '@/content/rating';
import { Columns } from './Columns';
import { determinationFacts } from './determination/determinationFacts';
import { Determination } from './Determination.client';
import styles from './Rating.module.css';

export function Rating() {
  return (
    <Section title={ratingWords.title} id="rating" lead={ratingWords.lead}>
      <Kept id="docket">
        <VotesProvider people={people}>
          <div className={styles.game}>
            <Columns
              main={<RatingCard words={ratingWords} />}
              side={
                <>
                  <Leaderboard words={ratingWords} />
                  <DocketNotice />
                </>
              }
            />
          </div>
          <Determination
            facts={determinationFacts}
            notFetched={determinationWords.notFetched}
            again={determinationWords.again}
          />
        </VotesProvider>
      </Kept>
    </Section>
  );
}

function DocketNotice() {
  return (
    <div className={styles.notice}>
      <h3 className={styles.title}>{docketNotice.title}</h3>
      <ul className={styles.points}>
        {docketNotice.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
