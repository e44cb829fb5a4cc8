import type { Commissioner } from '@/content/commissioners';
import { DateText } from '@/components/DateText';
import { Portrait } from '@/components/Portrait';
import styles from './Commissioners.module.css';

/** The first, who presides, has the width of the row; the others share it. */
export function Commissioners({ commissioners }: { commissioners: readonly Commissioner[] }) {
  return (
    <div className={styles.list}>
      <ul className={styles.commissioners} role="list">
        {commissioners.map(
          ({ id, name, title, party, termStart, termEnd, bio, image, initials }) => (
            <li key={id} className={styles.commissioner}>
              <Portrait src={image} initials={initials} size={120} lazy />
              <div className={styles.head}>
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.title}>{title}</p>
                <dl className={styles.facts}>
                  <div>
                    <dt>Party</dt>
                    <dd>{party}</dd>
                  </div>
                  <div>
                    <dt>Term</dt>
                    <dd>
                      <DateText date={termStart} /> to <DateText date={termEnd} />
                    </dd>
                  </div>
                </dl>
              </div>
              <p className={styles.bio}>{bio}</p>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
