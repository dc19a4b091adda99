import { ScrollToTop } from './ScrollToTop.tsx';

export const examples = {
  default: <ScrollToTop label="Back to top" />,
};
