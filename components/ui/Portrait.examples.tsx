import type { ReactNode } from 'react';
import maren from '../../assets/images/portraits/maren-oduya.svg';
import ravi from '../../assets/images/portraits/ravi-sandhu.svg';
import { Portrait } from './Portrait.tsx';

export const examples = {
  default: <Portrait src={maren} />,
  line: <Portrait src={ravi} line={2} />,
  small: <Portrait src={maren} line={3} size="small" />,
} satisfies Record<string, ReactNode>;
