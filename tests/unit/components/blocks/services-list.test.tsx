import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ServicesList } from '../../../../components/blocks/Services/ServicesList.tsx';

test('of the situations, those with several offers are open; each shows its first offer also when it is closed', () => {
  const offer = (name: string) => ({ name, length: '4 weeks', price: '£14,500' });
  const situation = { platform: 'A', situation: 'Before', text: 'Begin here.', links: [] };
  const situations = [
    { ...situation, offers: [offer('Check'), offer('Move')] },
    { ...situation, platform: 'B', offers: [offer('Sprint')] },
  ] as const;
  const html = renderToStaticMarkup(<ServicesList title="Which?" situations={situations} />);
  const rows = [...html.matchAll(/<details[^>]*>.*?<\/details>/g)].map(([row]) => row);
  const [, closed = ''] = /<summary>(.*?)<\/summary>/.exec(rows[0] ?? '') ?? [];

  expect(rows.map((row) => row.includes('open=""'))).toEqual([true, false]);
  expect(closed).toContain('Check');
  expect(closed).not.toContain('Move');
  expect(rows[0]).toContain('Move');
  expect(rows[1]).toMatch(/<summary>.*Sprint.*<\/summary>/);
});
