import { Section } from '@/components/Section';
import { SpotIllustration } from '@/components/SpotIllustration';
import { featureCards, homePage } from '@/content/home';
import typography from '@/components/Typography.module.css';
import { IllustratedListItem, IllustratedList } from './IllustratedList';

export function FeatureCardsSection() {
  return (
    <Section title={homePage.features.title}>
      <IllustratedList>
        {featureCards.map(({ id, spot, title, text, link }) => (
          <IllustratedListItem key={id} picture={<SpotIllustration name={spot} />}>
            <h3 className={typography.itemTitle}>{title}</h3>
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
