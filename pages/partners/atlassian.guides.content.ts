import type { BlogProps } from '../../components/blocks/Blog/Blog.tsx';
import { fieldsGuide } from './atlassian.fields-guide.content.ts';
import { freezeGuide } from './atlassian.freeze-guide.content.ts';
import { inventoryGuide } from './atlassian.inventory-guide.content.ts';

export const guides = {
  voice: 'quiet',
  title: 'Useful before we talk.',
  guides: [inventoryGuide, freezeGuide, fieldsGuide],
} as const satisfies BlogProps;
