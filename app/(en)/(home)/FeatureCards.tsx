import type { FeatureCard } from '@/content/home';
import { IconCards } from '@/components/IconCards';

export function FeatureCards({ cards }: { cards: readonly FeatureCard[] }) {
  return (
    <IconCards
      cards={cards.map(({ link, ...card }) => ({
        ...card,
        foot: <a href={link.url}>{link.label}</a>,
      }))}
    />
  );
}
