import { websiteFacts } from '@/app/_frame/structuredData';
import { JsonLd } from '@/app/_frame/JsonLd';
import { pageMetadata } from '@/app/_frame/metadata';
import { Shell } from '@/app/_frame/Shell';
import { Container } from '@/components/Container';
import { site } from '@/content/site';
import { About } from './About';
import { Columns } from './Columns';
import { Events } from './Events';
import { Features } from './Features';
import { Figures } from './Figures';
import { FinePrint } from './FinePrint';
import { Hero } from './Hero';
import { News } from './News';
import styles from './page.module.css';
import { Programs } from './Programs';
import { Rating } from './Rating';

export const metadata = pageMetadata({ description: site.description, path: '/' });

export default function HomePage() {
  return (
    <Shell>
      <JsonLd facts={websiteFacts} />
      <Hero />
      <div className={styles.page}>
        <Container>
          <Rating />
          <div className={styles.lesser}>
            <Features />
          </div>
          <News />
          <Figures />
          <div className={styles.lesser}>
            <About />
            <Columns main={<Programs />} side={<Events />} />
          </div>
          <FinePrint />
        </Container>
      </div>
    </Shell>
  );
}
