import { Mark } from './Mark.tsx';

export const examples = { default: <Mark /> };
