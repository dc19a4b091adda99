import type { ReactNode } from 'react';
import { Directions } from './Directions.tsx';

const words = {
  title: 'Find us.',
  address: 'Turnout Yard, Siding Lane, Bristol',
  picture: { title: 'Turnout Yard.' },
};
const way = { from: 'On foot', text: 'Through the arch, second door on the left.' };

export const examples = {
  default: (
    <Directions id="directions-default" {...words} ways={[way, { ...way, from: 'By bicycle' }]} />
  ),
  longest: (
    <Directions
      id="directions-longest"
      {...words}
      address={`${words.address}, behind the old goods office and the other old goods office`}
      ways={[{ ...way, text: `${way.text} `.repeat(12) }]}
    />
  ),
  one: <Directions id="directions-one" {...words} ways={[way]} />,
  many: (
    <Directions
      id="directions-many"
      {...words}
      ways={Array.from({ length: 9 }, (_, index) => ({ ...way, from: `Way ${index + 1}` }))}
    />
  ),
} satisfies Record<string, ReactNode>;
