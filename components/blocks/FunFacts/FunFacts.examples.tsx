import { home } from '../../../pages/index.content.ts';
import { variants } from '../../Variants.tsx';
import { FunFacts } from './FunFacts.tsx';

const { funFacts } = home;
const { ends, late } = funFacts.record;

export const examples = {
  ...variants(FunFacts, funFacts),
  one: <FunFacts {...funFacts} record={{ count: 12, ends, late: late.slice(0, 1) }} />,
  none: <FunFacts {...funFacts} record={{ count: 12, ends, late: [] }} />,
};
