import { Heading } from './Heading.tsx';

export const examples = {
  default: <Heading level={2}>Four lines, one timetable.</Heading>,
  hero: (
    <Heading level={1} size="hero">
      Change here for every platform.
    </Heading>
  ),
  display: (
    <Heading level={1} size="display">
      Leave Data Center on your own timetable.
    </Heading>
  ),
  h3: <Heading level={3}>Eight weeks, one quiet Monday.</Heading>,
  h4: <Heading level={4}>How to read a Data Center renewal quote, line by line</Heading>,
  label: (
    <Heading level={3} size="label">
      What went wrong
    </Heading>
  ),
  longest: (
    <Heading level={2}>
      Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch to every platform
    </Heading>
  ),
};
