import { ButtonLink } from '@/components/ButtonLink';
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

const { title, lead, link } = homePage.hero;

export function Hero() {
  return (
    <section id="rating">
      <Container>
        <IslandScope component={VotesProvider} props={{ people }}>
          <div className={styles.hero}>
            <h1 className={styles.title}>
              {title.map((sentence) => (
                <span key={sentence} className={styles.sentence}>
                  {sentence}{' '}
                </span>
              ))}
            </h1>
            <div className={styles.card}>
              <Island
                id="docket"
                storageKey={storageKeys.votes}
                component={RatingCard}
                props={{ words: ratingWords }}
              />
            </div>
            <div className={styles.results}>
              <Island
                id="ratings"
                storageKey={storageKeys.votes}
                component={Leaderboard}
                props={{ words: ratingWords }}
              />
              <Disclosure summary={ratingMeaning.title}>
                <ul className={styles.points}>
                  {ratingMeaning.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              </Disclosure>
            </div>
            <div className={styles.words}>
              <p className={styles.lead}>{lead}</p>
              <p>
                <ButtonLink link={link} secondary />
              </p>
            </div>
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
