import { tickets as clients } from '../../pages/_tickets.content.ts';
import { home } from '../../pages/index.content.ts';
import { atlassian } from '../../pages/partners/atlassian.content.ts';
import { StatusFace } from '../drawings/screens/StatusFace.tsx';
import { Details } from './Details.tsx';
import { Figures } from './Figures.tsx';
import { Heading } from './Heading.tsx';
import { Mark } from './Mark.tsx';
import { type Slide, Slider, type SliderProps } from './Slider.tsx';
import { bars } from './slider/bars.ts';
import { cube } from './slider/cube.ts';
import { stations } from './slider/stations.ts';
import { thumbnails } from './slider/thumbnails.ts';
import { titles } from './slider/titles.ts';
import { turn } from './slider/turn.ts';
import { Ticket } from './Ticket.tsx';

const ticket = clients.northmoor;

const tickets: readonly Slide[] = ([1, 2, 3, 4] as const).map((line) => ({
  title: `A note from line ${line}`,
  content: <Ticket {...ticket} line={line} />,
}));

const jobs: readonly Slide[] = home.caseStudy.jobs.map(({ client, headline, figures }) => ({
  title: client,
  content: (
    <>
      <Heading level={3}>{headline}</Heading>
      <Figures figures={figures} />
    </>
  ),
}));

const screens: readonly Slide[] = ['Board', 'Portal', 'Library', 'Runbook', 'Assets'].map(
  (title) => ({
    title,
    picker: <Mark />,
    content: (
      <>
        <StatusFace />
        <Details summary="What to notice">
          <p>{title}: every card has one owner.</p>
        </Details>
      </>
    ),
  }),
);

const phases: readonly Slide[] = atlassian.phases.phases.map(({ id, name, text }) => ({
  title: name,
  id: `stations-${id}`,
  content: <p>{text}</p>,
}));

const works: readonly Slide[] = home.works.works.map(({ title }) => ({
  title,
  content: <StatusFace />,
}));

const sides = ['the old form', 'the new form'].map((title) => ({
  title,
  content: <Ticket {...ticket} />,
}));

const many = Array.from({ length: 13 }, (_, index) => ({
  title: `Work ${index + 1}`,
  content: <Ticket {...ticket} />,
}));

const words = 'that is longer than anybody would make it, and says no more for it. '.repeat(4);

const longest = phases.map(({ title, id }) => ({
  title: `${title} ${words}`,
  id: `longest-${id}`,
  content: <p>{words.repeat(9)}</p>,
}));

const longestTitles = tickets.map((slide) => ({ ...slide, title: `${slide.title} ${words}` }));

const example = (
  label: string,
  slides: readonly Slide[],
  props: Pick<SliderProps, 'effect' | 'pickers'>,
) => <Slider label={label} slides={slides} {...props} />;

export const examples = {
  default: example('Notes', tickets, { effect: 'slide', pickers: bars }),
  fade: example('Case studies', jobs, { effect: 'fade', pickers: bars }),
  cube: example('Works', works, { effect: cube, pickers: titles }),
  flip: example('Notes in turn', tickets, { effect: 'flip', pickers: bars }),
  coverflow: example('Screens, one in the middle', screens, { effect: 'coverflow', pickers: bars }),
  thumbnails: example('Screens, by picture', screens, { effect: 'slide', pickers: thumbnails }),
  stations: (
    <Slider label="Phases" effect="slide" slides={phases} pickers={stations} hashNavigation />
  ),
  turn: example('Before and after', sides, { effect: 'flip', pickers: turn }),
  longest: example('Long phases', longest, { effect: 'slide', pickers: stations }),
  longestTitles: example('Long titles', longestTitles, { effect: cube, pickers: titles }),
  one: example('One note', tickets.slice(0, 1), { effect: 'flip', pickers: bars }),
  many: example('Many works', many, { effect: cube, pickers: bars }),
};
