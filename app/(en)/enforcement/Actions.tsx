import type { EnforcementAction } from '@/content/enforcement';
import { Section } from '@/components/Section';
import { Triplicate } from '@/components/Triplicate';
import styles from './Actions.module.css';
import { Order } from './Order';

interface ActionsProps {
  title: string;
  lead: string;
  actions: readonly EnforcementAction[];
}

/** The newest order lies on top of its copies; the others are filed below it. */
export function Actions({ title, lead, actions: [newest, ...earlier] }: ActionsProps) {
  return (
    <Section title={title} id="actions" lead={lead}>
      {newest && (
        <Triplicate>
          <Order action={newest} />
        </Triplicate>
      )}
      <div className={styles.earlier}>
        {earlier.map((action) => (
          <div key={action.id} className={styles.sheet}>
            <Order
              action={action}
              stamp={action.penalty.endsWith('collected') ? 'Collected' : undefined}
            />
          </div>
        ))}
      </div>
    </Section>
  );
}
