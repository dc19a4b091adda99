import type { BlogProps } from '../../components/blocks/Blog/Blog.tsx';
import { freezeGuide } from './atlassian.freeze-guide.content.ts';
import { inventoryGuide } from './atlassian.inventory-guide.content.ts';

export const guides = {
  voice: 'quiet',
  title: 'Useful before we talk.',
  guides: [inventoryGuide, freezeGuide],
} as const satisfies BlogProps;
