import { Section } from '@/components/Section';
import { SpotIllustration } from '@/components/SpotIllustration';
import { featureCards, homePage } from '@/content/home';
import { PictureItem, PictureList } from './PictureList';

export function FeaturesSection() {
  return (
    <Section title={homePage.features.title}>
      <PictureList>
        {featureCards.map(({ id, spot, title, text, link }) => (
          <PictureItem key={id} picture={<SpotIllustration name={spot} />}>
            <h3>{title}</h3>
            <p>{text}</p>
            <p>
              <a href={link.url}>{link.label}</a>
            </p>
          </PictureItem>
        ))}
      </PictureList>
    </Section>
  );
}
