import { atlassian } from '../../../pages/partners/atlassian.content.ts';
import { variants } from '../../Variants.tsx';
import { DateLine } from './DateLine.tsx';

const { dateLine } = atlassian;

export const examples = {
  ...variants(DateLine, dateLine),
  many: (
    <DateLine
      {...dateLine}
      stops={[1, 2, 3, 4, 5, 6, 7].map((stop) => ({
        date: `202${stop}-01-01`,
        name: `Stop ${stop}`,
        text: 'A short review at a fixed price, so that you know what you are buying.',
        isHere: stop === 3,
      }))}
    />
  ),
};
