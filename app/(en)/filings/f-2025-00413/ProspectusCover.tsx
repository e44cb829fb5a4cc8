import { DescriptionList } from '@/components/DescriptionList';
import typography from '@/components/Typography.module.css';
import { prospectusPage } from '@/content/prospectus';
import styles from './ProspectusCover.module.css';

const { legend, label, offering, price, registrant, facts, disclaimer } = prospectusPage.cover;

export function ProspectusCover() {
  return (
    <section className={styles.cover} aria-label={label}>
      <p className={styles.legend}>{legend}</p>
      <div className={styles.front}>
        <p className={styles.label}>{label}</p>
        <p className={styles.price}>{price}</p>
        <p className={styles.offering}>{offering}</p>
        <p className={typography.itemTitle}>{registrant}</p>
        <div className={styles.facts}>
          <DescriptionList items={facts} />
        </div>
        <p className={typography.small}>{disclaimer}</p>
      </div>
    </section>
  );
}
