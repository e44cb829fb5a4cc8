import { SealMoth } from '@/components/Seal';
import styles from './EmptyShelf.module.css';

export function EmptyShelf({ caption }: { caption: string }) {
  return (
    <figure className={styles.shelf}>
      <div className={styles.board}>
        <span className={styles.moth}>
          <SealMoth />
        </span>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
