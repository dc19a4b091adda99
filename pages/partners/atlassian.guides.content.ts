import type { BlogProps } from '../../components/blocks/Blog/Blog.tsx';
import { inventoryGuide } from './atlassian.inventory-guide.content.ts';

export const guides = {
  continues: true,
  prominence: 'quiet',
  title: 'Useful before we talk.',
  titleHidden: true,
  guides: [inventoryGuide],
} as const satisfies BlogProps;
