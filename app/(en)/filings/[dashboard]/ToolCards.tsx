import type { DashboardTool } from '@/content/dashboards/dashboard';
import { dashboardWords } from '@/content/dashboards/dashboardWords';
import { DisplayOnlyButton } from '@/components/displayOnly/DisplayOnlyButton';
import { Icon } from '@/components/Icon';
import typography from '@/components/Typography.module.css';
import styles from './ToolCards.module.css';

const noteId = 'tools-note';

export function ToolCards({ tools }: { tools: readonly DashboardTool[] }) {
  return (
    <>
      <p className={styles.note} data-print="no" id={noteId}>
        {dashboardWords.toolNote}
      </p>
      <ul className={styles.cards} role="list">
        {tools.map(({ id, name, icon, action }) => (
          <li key={id} className={styles.card}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <h3 className={typography.itemTitle}>{name}</h3>
            <DisplayOnlyButton aria-describedby={noteId}>{action}</DisplayOnlyButton>
          </li>
        ))}
      </ul>
    </>
  );
}
