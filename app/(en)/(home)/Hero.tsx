import { Container } from '@/components/Container';
import { Disclosure } from '@/components/Disclosure';
import { Island } from '@/components/Island';
import { IslandScope } from '@/components/IslandScope';
import { storageKeys } from '@/components/storageKeys';
import { errorPageWords } from '@/content/errorPage';
import { determinationWords } from '@/content/findings/determination';
import { determinationFacts } from '@/content/findings/facts';
import { homePage } from '@/content/home';
import { people } from '@/content/people';
import { ratingMeaning, ratingWords } from '@/content/rating';
import { DeterminationLoader } from './DeterminationLoader.client';
import { ErrorMessageBoundary } from '@/app/_frame/ErrorMessageBoundary.client';
import { determinationId } from './determinationId';
import styles from './Hero.module.css';
import { Leaderboard } from './rating/Leaderboard.client';
import { RatingCard } from './rating/RatingCard.client';
import { VotesProvider } from './rating/VotesProvider.client';

const { title, lead } = homePage.hero;

export function Hero() {
  return (
    <section id="rating">
      <Container>
        <IslandScope component={VotesProvider} props={{ people }}>
          <div className={styles.hero}>
            <div className={styles.intro}>
              <h1 className={styles.title}>
                {title.map((sentence) => (
                  <span key={sentence} className={styles.sentence}>
                    {sentence}{' '}
                  </span>
                ))}
              </h1>
              <p className={styles.lead}>{lead}</p>
            </div>
            <div className={styles.docket}>
              <Island
                id="docket"
                storageKey={storageKeys.votes}
                component={RatingCard}
                props={{ words: ratingWords }}
              />
            </div>
            <div className={styles.leaderboard}>
              <Island
                id="ratings"
                storageKey={storageKeys.votes}
                component={Leaderboard}
                props={{ words: ratingWords }}
              />
            </div>
            <Disclosure summary={ratingMeaning.title}>
              <ul className={styles.points}>
                {ratingMeaning.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </Disclosure>
            <div className={styles.determination}>
              <IslandScope component={ErrorMessageBoundary} props={{ words: errorPageWords.en }}>
                <Island
                  id={determinationId}
                  storageKey={storageKeys.votes}
                  component={DeterminationLoader}
                  props={{
                    facts: determinationFacts,
                    notFetched: determinationWords.notFetched,
                    tryAgain: determinationWords.again,
                  }}
                />
              </IslandScope>
            </div>
          </div>
        </IslandScope>
      </Container>
    </section>
  );
}
