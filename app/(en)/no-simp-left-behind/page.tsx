import { findPage } from '@/content/pages';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';
import { ChairAndWaterDrawing } from './ChairAndWaterDrawing';
import { ComplaintSlips } from './ComplaintSlips';
import styles from './page.module.css';

const page = findPage('/no-simp-left-behind');

export const metadata = createPageMetadata(page);

export default function NoSimpLeftBehindPage() {
  return (
    <ProsePage
      page={page}
      components={{ table: ComplaintSlips }}
      picture={
        <div className={styles.picture}>
          <ChairAndWaterDrawing />
        </div>
      }
    />
  );
}
