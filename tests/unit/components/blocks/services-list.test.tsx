import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ServicesList } from '../../../../components/blocks/Services/ServicesList.tsx';

test('of the situations, those with several offers are open; each shows its first offer also when it is closed', () => {
  const offer = (name: string) => ({ name, length: '4 weeks', price: '£14,500' });
  const html = renderToStaticMarkup(
    <ServicesList
      title="Where do you stand?"
      situations={[
        {
          platform: 'A',
          situation: 'Before',
          text: 'Begin here.',
          offers: [offer('Check'), offer('Move')],
          links: [],
        },
        {
          platform: 'B',
          situation: 'After',
          text: 'Tidy up.',
          offers: [offer('Sprint')],
          links: [],
        },
      ]}
    />,
  );
  const rows = [...html.matchAll(/<details[^>]*>.*?<\/details>/g)].map(([row]) => row);
  const [, closed = ''] = /<summary>(.*?)<\/summary>/.exec(rows[0] ?? '') ?? [];

  expect(rows.map((row) => row.includes('open=""'))).toEqual([true, false]);
  expect(closed).toContain('Check');
  expect(closed).not.toContain('Move');
  expect(rows[0]).toContain('Move');
  expect(rows[1]).toMatch(/<summary>.*Sprint.*<\/summary>/);
});
