import { SealMoth } from '@/components/Seal';
import styles from './EmptyShelf.module.css';

const labelHolders = 'm154,0h36v12h-36z'.repeat(4);

export function EmptyShelf({ caption }: { caption: string }) {
  return (
    <figure className={styles.shelf}>
      <div className={styles.drawing}>
        <svg viewBox="0 0 660 252" aria-hidden="true">
          <path fill="var(--sunken)" d="M10,6h640v240h-640z" />
          <path
            fill="var(--line-strong)"
            d="M0,0h660v12h-660zM6,96h648v22h-648zM0,224h660v22h-660z"
          />
          <path stroke="var(--line-strong)" strokeWidth="12" d="M12,0v252M330,0v252M648,0v252" />
          <path fill="var(--paper)" d={`M-64,101${labelHolders}M-64,229${labelHolders}`} />
        </svg>
        <span className={styles.moth}>
          <SealMoth />
        </span>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
