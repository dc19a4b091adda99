import type { ReactNode } from 'react';
import type { DateLineData } from './DateLine.tsx';
import type { DeparturesData } from './Departures.tsx';
import { Intro } from './Intro.tsx';

const words = {
  title: 'Change here for every platform.',
  lede: 'We are one team that runs all four, and the joins between them.',
};

const actions = [
  { label: 'Ask for a call', href: '/contact' },
  { label: 'See what it costs', href: '/#services' },
];

const departures: DeparturesData = {
  label: 'Next',
  entries: [
    { line: 1, text: 'Jira Data Center to Cloud', duration: '6 to 10 weeks' },
    { line: 2, text: 'One Figma library for three teams', duration: '5 weeks' },
    { line: 3, text: 'A 140-page site into Webflow', duration: '7 weeks' },
    { line: 4, text: 'AWS landing zone with a spend cap', duration: '4 weeks' },
  ],
};

const map = { title: 'Four lines arrive tangled and leave in parallel.' };

const dateLine: DateLineData = {
  label: 'Dates',
  stops: [
    { date: '2026-03-30', name: '30 March 2026', text: 'Sales to new customers ended' },
    { date: '2026-11-21', name: 'You are here', text: 'You can still renew', isHere: true },
    { date: '2029-03-28', name: '28 March 2029', text: 'Systems become read-only' },
  ],
  branch: { line: 1, label: 'To Cloud' },
  note: 'Dates as announced by Atlassian.',
};

export const examples = {
  default: (
    <Intro
      id="intro-default"
      {...words}
      size="large"
      actions={actions}
      departures={departures}
      map={map}
    />
  ),
  longest: (
    <Intro
      id="intro-longest"
      title="Leave the system nobody remembers buying, on a timetable that you set yourself."
      lede={`${words.lede} `.repeat(5)}
      note="Pointwork is an independent consultancy. We claim no partner tier and earn no commission."
      actions={actions}
      departures={departures}
      dateLine={dateLine}
    />
  ),
  one: <Intro id="intro-one" {...words} />,
  many: (
    <Intro
      id="intro-many"
      {...words}
      actions={[...actions, { label: 'Read the four phases', href: '/partners/atlassian' }]}
      dateLine={{
        ...dateLine,
        stops: [1, 2, 3, 4, 5, 6, 7].map((stop) => ({
          date: `202${stop}-01-01`,
          name: `Stop ${stop}`,
          text: words.lede,
          isHere: stop === 3,
        })),
      }}
    />
  ),
  compact: <Intro id="intro-compact" {...words} size="compact" />,
} satisfies Record<string, ReactNode>;
