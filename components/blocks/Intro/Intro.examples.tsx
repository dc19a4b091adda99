import type { ReactNode } from 'react';
import { DayLine } from '../../drawings/DayLine.tsx';
import { InterchangeMap } from '../../drawings/InterchangeMap.tsx';
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
  durationLabel: 'Journey time',
  entries: [
    { line: 1, text: 'Jira Data Center to Cloud', duration: '6 to 10 weeks' },
    { line: 2, text: 'One Figma library for three teams', duration: '5 weeks' },
    { line: 3, text: 'A 140-page site into Webflow', duration: '7 weeks' },
    { line: 4, text: 'AWS landing zone with a spend cap', duration: '4 weeks' },
  ],
};

const map = <InterchangeMap title="Four lines arrive tangled and leave in parallel." />;

const day = (
  <DayLine
    title="We answer the phone from 08:00 to 19:00. Tobias: 09:00 to 12:00."
    open={[8, 19]}
    ends={['Phone opens', 'Phone closes']}
    shifts={[
      {
        line: 1,
        name: 'Tobias Finch',
        call: { label: 'Call Tobias Finch', href: 'tel:+441174960151' },
        about: 'Atlassian',
        days: 'Mon–Thu',
        hours: [9, 12],
      },
    ]}
  />
);

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
    />
  ),
  one: <Intro id="intro-one" {...words} />,
  many: (
    <Intro
      id="intro-many"
      {...words}
      actions={[...actions, { label: 'Read the four phases', href: '/partners/atlassian' }]}
    />
  ),
  day: <Intro id="intro-day" {...words} actions={actions.slice(0, 1)} day={day} />,
} satisfies Record<string, ReactNode>;
