import { type SiteMapGroup, siteMapGroups, siteMapPage } from '@/content/siteMap';
import styles from './FloorPlan.module.css';

const { label, scale, here, hereNote } = siteMapPage.plan;

/** Links to the groups of the site map, drawn as the rooms of a building with one desk per page. */
export function FloorPlan() {
  return (
    <nav className={styles.plan} data-print="no" aria-label={label}>
      <ul className={styles.rooms} role="list">
        {siteMapGroups.map((group) => (
          <Room key={group.id} group={group} />
        ))}
      </ul>
      <p className={styles.scale}>{scale}</p>
      <p className={styles.here}>
        <strong>{here}</strong> {hereNote}
      </p>
    </nav>
  );
}

function Room({ group: { id, title, links } }: { group: SiteMapGroup }) {
  return (
    <li className={styles.room} style={{ flexGrow: links.length }}>
      <a className={styles.link} href={`#${id}`}>
        {title}
      </a>
      <span className={styles.desks} aria-hidden="true">
        {links.map(({ url }) => (
          <span key={url} className={styles.desk} />
        ))}
      </span>
    </li>
  );
}
