import type { ReactNode } from 'react';
import { LatestNews, type NewsNote } from './LatestNews.tsx';

const title = 'Service updates.';

const note: NewsNote = {
  date: '2026-10-06',
  dateText: '6 October 2026',
  title: 'The desk now answers until 19:00',
  body: ['From today the desk answers from 08:00 to 19:00, Monday to Friday.'],
};

export const examples = {
  default: (
    <LatestNews
      id="latest-news-default"
      title={title}
      notes={[note, { ...note, date: '2026-10-05', dateText: '5 October 2026' }]}
    />
  ),
  longest: (
    <LatestNews
      id="latest-news-longest"
      title="Service updates, in the order in which they came and with nothing left out."
      notes={[
        {
          ...note,
          dateText: '30 September 2026',
          title: 'How to read a Data Center renewal quote, line by line, before you sign it',
          body: [`${note.body[0]} `.repeat(9), { list: ['First', 'Second'] }],
        },
      ]}
    />
  ),
  one: <LatestNews id="latest-news-one" title={title} notes={[note]} />,
  many: (
    <LatestNews
      id="latest-news-many"
      title={title}
      notes={Array.from({ length: 12 }, (_, index) => ({ ...note, title: `Update ${index + 1}` }))}
    />
  ),
} satisfies Record<string, ReactNode>;
