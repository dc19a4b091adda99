import { home } from '../../../pages/index.content.ts';
import { LatestNews } from './LatestNews.tsx';

const { latestNews } = home;
const [note] = latestNews.notes;

export const examples = {
  default: <LatestNews {...latestNews} />,
  longest: (
    <LatestNews
      title="Service updates, in the order in which they came and with nothing left out."
      notes={[
        {
          ...note,
          dateText: '30 September 2026',
          title: 'How to read a Data Center renewal quote, line by line, before you sign it',
          body: [...note.body, ...note.body, { list: ['First', 'Second'] }],
        },
      ]}
    />
  ),
  one: <LatestNews {...latestNews} notes={[note]} />,
  many: (
    <LatestNews
      {...latestNews}
      notes={Array.from({ length: 12 }, (_, index) => ({ ...note, title: `Update ${index + 1}` }))}
    />
  ),
} satisfies Record<string, React.ReactNode>;
