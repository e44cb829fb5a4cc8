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
import { Programs } from './Programs';
import { Rating } from './Rating';

export const metadata = pageMetadata({ description: site.description, path: '/' });

export default function HomePage() {
  return (
    <Shell>
      <JsonLd facts={websiteFacts} />
      <Hero />
      <Container>
        <Rating />
        <Features />
        <News />
        <Figures />
        <About />
        <Columns main={<Programs />} side={<Events />} />
        <FinePrint />
      </Container>
    </Shell>
  );
}
