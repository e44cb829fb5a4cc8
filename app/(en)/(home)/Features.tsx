import { IconCards } from '@/components/IconCards';
import { Section } from '@/components/Section';
import { featureCards, homePage } from '@/content/home';

export function Features() {
  return (
    <Section title={homePage.features.title}>
      <IconCards
        cards={featureCards.map(({ link, ...card }) => ({
          ...card,
          foot: <a href={link.url}>{link.label}</a>,
        }))}
      />
    </Section>
  );
}
