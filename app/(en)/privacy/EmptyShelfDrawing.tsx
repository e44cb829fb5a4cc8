import { SealMoth } from '@/components/Seal';
import styles from './EmptyShelfDrawing.module.css';

const labelHolders = 'm154,0h36v14h-36z'.repeat(4);

export function EmptyShelfDrawing({ caption }: { caption: string }) {
  return (
    <figure>
      <div className={styles.drawing}>
        <svg viewBox="0 0 660 252" stroke="var(--seal-moth)" strokeWidth="4" aria-hidden="true">
          <path fill="var(--gold)" d="M4,2h652v248h-24v-12h-604v12h-24z" />
          <path
            fill="var(--canary)"
            d="M22,18h298v78h-298zm318,0h298v78h-298zm-318,102h298v92h-298zm318,0h298v92h-298z"
          />
          <path fill="var(--paper)" d={`M-64,101${labelHolders}M-64,217${labelHolders}`} />
        </svg>
        <span className={styles.moth}>
          <SealMoth />
        </span>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
