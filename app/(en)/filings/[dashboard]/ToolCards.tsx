import type { DashboardTool } from '@/content/dashboards/dashboard';
import { DisplayOnlyButton } from '@/components/displayOnly/DisplayOnlyButton';
import { Icon } from '@/components/Icon';
import typography from '@/components/Typography.module.css';
import styles from './ToolCards.module.css';

interface ToolCardsProps {
  tools: readonly DashboardTool[];
  /** Says that the launch buttons do nothing. */
  note: string;
}

const noteId = 'tools-note';

export function ToolCards({ tools, note }: ToolCardsProps) {
  return (
    <>
      <p className={styles.note} data-print="no" id={noteId}>
        {note}
      </p>
      <ul className={styles.cards} role="list">
        {tools.map(({ id, name, icon, description, action }) => (
          <li key={id} className={styles.card}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <h3 className={typography.itemTitle}>{name}</h3>
            <p className={typography.small}>{description}</p>
            <DisplayOnlyButton aria-describedby={noteId}>{action}</DisplayOnlyButton>
          </li>
        ))}
      </ul>
    </>
  );
}
