import type { StatusBadgeTone } from '@/components/StatusBadge';
import type { NewsItem } from '@/content/news';

export const badgeTones: Record<NewsItem['category'], StatusBadgeTone> = {
  'Press Release': 'grey',
  'Public Statement': 'blue',
  Regulatory: 'canary',
  Enforcement: 'pink',
};
