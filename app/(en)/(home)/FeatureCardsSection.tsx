import { Section } from '@/components/Section';
import { SpotIllustration } from '@/components/SpotIllustration';
import { featureCards, homePage } from '@/content/home';
import { IllustratedListItem, IllustratedList } from './IllustratedList';

export function FeatureCardsSection() {
  return (
    <Section title={homePage.features.title}>
      <IllustratedList>
        {featureCards.map(({ id, spot, title, text, link }) => (
          <IllustratedListItem key={id} picture={<SpotIllustration name={spot} />}>
            <h3>{title}</h3>
            <p>{text}</p>
            <p>
              <a href={link.url}>{link.label}</a>
            </p>
          </IllustratedListItem>
        ))}
      </IllustratedList>
    </Section>
  );
}
