import type { ReactNode } from 'react';
import { Blog, type Guide } from './Blog.tsx';

const title = 'Useful before we talk.';

const guide: Guide = {
  title: 'Freeze windows people will accept',
  readingTime: '2 minutes',
  standfirst: 'A freeze is a request to stop working. Ask for it as you would ask for a room.',
  body: [
    'Begin with the calendar of the people who cannot stop.',
    { heading: 'How long' },
    {
      table: {
        caption: 'Who stops when',
        columns: ['Team', 'From', 'To'],
        rows: [['Crewing', 'Friday 22:00', 'Saturday 06:00']],
      },
    },
    { list: ['Say when it ends.', 'Say who decides.'] },
  ],
};

export const examples = {
  default: <Blog id="blog-default" title={title} guides={[guide, { ...guide, title: 'Second' }]} />,
  longest: (
    <Blog
      id="blog-longest"
      title={title}
      guides={[
        {
          ...guide,
          title:
            'The inventory sheet: fourteen columns that decide a migration, and two that do not',
          standfirst: `${guide.standfirst} `.repeat(4),
        },
      ]}
    />
  ),
  one: <Blog id="blog-one" title={title} guides={[guide]} />,
  many: (
    <Blog
      id="blog-many"
      title={title}
      guides={Array.from({ length: 9 }, (_, index) => ({ ...guide, title: `Guide ${index + 1}` }))}
    />
  ),
} satisfies Record<string, ReactNode>;
