import { Mark } from './Mark.tsx';

export const examples = { default: <Mark /> } satisfies Record<string, React.ReactNode>;
