import { Section } from '@/components/Section';
import { Spot } from '@/components/Spot';
import { featureCards, homePage } from '@/content/home';
import { Pictured, PicturedList } from './Pictured';

export function Features() {
  return (
    <Section title={homePage.features.title}>
      <PicturedList>
        {featureCards.map(({ id, spot, title, text, link }) => (
          <Pictured key={id} picture={<Spot name={spot} />}>
            <h3>{title}</h3>
            <p>{text}</p>
            <p>
              <a href={link.url}>{link.label}</a>
            </p>
          </Pictured>
        ))}
      </PicturedList>
    </Section>
  );
}
