import type { ReactNode } from 'react';
import { Ring } from './Ring.tsx';

const ring = {
  percent: 93,
  text: 'of cutovers finished inside the planned window.',
  denominator: '38 of 41.',
};

export const examples = {
  default: <Ring {...ring} />,
  longest: <Ring {...ring} percent={100} text={`${ring.text} `.repeat(3)} />,
  least: <Ring {...ring} percent={0} denominator="0 of 41." />,
  panel: (
    <div data-ground="panel">
      <Ring {...ring} percent={61} denominator="25 of 41." />
    </div>
  ),
} satisfies Record<string, ReactNode>;
