import type { ReactNode } from 'react';
import { Prices } from './Prices.tsx';

const words = { title: 'Prices before you ask.', lede: 'Prices exclude VAT and licences.' };
const caption = 'Packages';
const columns = ['Package', 'Length', 'Price'];
const row = ['Health check', '10 days', '£4,800'];

export const examples = {
  default: (
    <Prices
      id="prices-default"
      {...words}
      table={{ caption, columns, rows: [row, ['Clean-up sprint', '4 weeks', '£14,500']] }}
    />
  ),
  longest: (
    <Prices
      id="prices-longest"
      {...words}
      lede={`${words.lede} `.repeat(9)}
      table={{
        caption,
        columns,
        rows: [
          [
            'Managed administration with on-call weekends',
            'monthly, in advance',
            'from £1,002,100',
          ],
        ],
      }}
    />
  ),
  one: <Prices id="prices-one" {...words} table={{ caption, columns, rows: [row] }} />,
  many: (
    <Prices
      id="prices-many"
      {...words}
      table={{
        caption,
        columns,
        rows: Array.from({ length: 14 }, (_, index) => [`Package ${index + 1}`, '1 day', '£1']),
      }}
    />
  ),
} satisfies Record<string, ReactNode>;
