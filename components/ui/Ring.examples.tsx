import type { ReactNode } from 'react';
import { Ring } from './Ring.tsx';

const ring = { value: 38, whole: 41, text: 'cutovers finished inside the planned window.' };

export const examples = {
  default: <Ring {...ring} />,
  share: <Ring {...ring} value={93} whole={100} share="% of cutovers" />,
  longest: <Ring {...ring} value={41_000} whole={41_000} text={`${ring.text} `.repeat(3)} />,
  least: <Ring {...ring} value={0} />,
  panel: (
    <div data-ground="panel">
      <Ring {...ring} value={25} />
    </div>
  ),
} satisfies Record<string, ReactNode>;
