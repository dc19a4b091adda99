import { AccountsFace } from '../drawings/screens/AccountsFace.tsx';
import { PageFace } from '../drawings/screens/PageFace.tsx';
import { PartsFace } from '../drawings/screens/PartsFace.tsx';
import { StatusFace } from '../drawings/screens/StatusFace.tsx';
import { Details } from './Details.tsx';
import { Figures } from './Figures.tsx';
import { Heading } from './Heading.tsx';
import { Mark } from './Mark.tsx';
import { type Slide, Slider } from './Slider.tsx';
import { bars } from './slider/bars.ts';
import { cube } from './slider/cube.ts';
import { stations } from './slider/stations.ts';
import { thumbnails } from './slider/thumbnails.ts';
import { titles } from './slider/titles.ts';
import { turn } from './slider/turn.ts';
import { Ticket, type TicketData } from './Ticket.tsx';

const ticket: TicketData = {
  line: 1,
  client: 'Northmoor Ferries',
  job: 'Cloud migration',
  length: '8 weeks',
  quote: 'We sailed on Monday morning and nobody in crewing noticed. That was the brief.',
  name: 'Annika Strand',
  role: 'Head of IT operations',
};

const tickets: readonly Slide[] = ([1, 2, 3, 4] as const).map((line) => ({
  title: `A note from line ${line}`,
  content: <Ticket {...ticket} line={line} />,
}));

const works: readonly Slide[] = [
  { title: 'A board that answers the Monday question', content: <StatusFace /> },
  { title: 'A library that matches what ships', content: <PartsFace /> },
  { title: 'A site the press office edits alone', content: <PageFace /> },
  { title: 'An account map you can read in a minute', content: <AccountsFace /> },
];

const jobs: readonly Slide[] = [
  ['Northmoor Ferries', 'Eight weeks, one quiet Monday.', '212', '74'],
  ['Tallow Street Housing', 'A repairs form tenants finish.', '11', '3'],
  ['Kestrelle Instruments', 'The bill finance can predict.', '37', '4'],
].map(([title = '', headline, from, value = '']) => ({
  title,
  content: (
    <>
      <Heading level={3}>{headline}</Heading>
      <Figures figures={[{ label: 'before and after', from, value }]} />
    </>
  ),
}));

const screens: readonly Slide[] = ['Board', 'Portal', 'Library', 'Runbook', 'Assets'].map(
  (title, index) => ({
    title,
    picker: <Mark />,
    content: (
      <>
        {index % 2 === 0 ? <StatusFace /> : <AccountsFace />}
        <Details summary="What to notice">
          <p>{title}: every card has one owner.</p>
        </Details>
      </>
    ),
  }),
);

const phases = (prefix: string): readonly Slide[] =>
  ['Assess', 'Rehearse', 'Move', 'Settle'].map((title) => ({
    title,
    id: `${prefix}-${title.toLowerCase()}`,
    content: (
      <>
        <Heading level={3}>{title}</Heading>
        <p>
          Every project, app, field and permission in one sheet. You hold: the inventory, the keep
          or drop list, the price.
        </p>
      </>
    ),
  }));

const words = 'that is longer than anybody would make it, and says no more for it. '.repeat(4);

export const examples = {
  default: <Slider label="Travellers' notes" effect="slide" pickers={bars} slides={tickets} />,
  fade: <Slider label="Case studies" effect="fade" pickers={bars} slides={jobs} />,
  cube: <Slider label="Works" effect={cube} slides={works} pickers={titles} />,
  flip: <Slider label="Notes in turn" effect="flip" pickers={bars} slides={tickets} />,
  coverflow: (
    <Slider label="Screens, one in the middle" effect="coverflow" pickers={bars} slides={screens} />
  ),
  thumbnails: (
    <Slider label="Screens, by picture" effect="slide" slides={screens} pickers={thumbnails} />
  ),
  stations: (
    <Slider
      label="Phases"
      effect="slide"
      slides={phases('stations')}
      pickers={stations}
      hashNavigation
    />
  ),
  turn: (
    <Slider
      label="Before and after"
      effect="flip"
      slides={[
        { title: 'the old form', content: <Ticket {...ticket} /> },
        { title: 'the new form', content: <Ticket {...ticket} line={2} /> },
      ]}
      pickers={turn}
    />
  ),
  longest: (
    <Slider
      label="Long phases"
      effect="slide"
      slides={phases('longest').map((slide) => ({
        ...slide,
        title: `${slide.title} ${words}`,
        content: <p>{words.repeat(9)}</p>,
      }))}
      pickers={stations}
    />
  ),
  longestTitles: (
    <Slider
      label="Works with long titles"
      effect={cube}
      slides={tickets.map((slide) => ({ ...slide, title: `${slide.title} ${words}` }))}
      pickers={titles}
    />
  ),
  one: <Slider label="One note" effect="flip" pickers={bars} slides={tickets.slice(0, 1)} />,
  many: (
    <Slider
      label="Many works"
      effect={cube}
      pickers={bars}
      slides={Array.from({ length: 13 }, (_, index) => ({
        title: `Work ${index + 1}`,
        content: tickets[index % 4]?.content,
      }))}
    />
  ),
};
