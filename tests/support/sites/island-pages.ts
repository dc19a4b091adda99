import { pageSource, type SiteFiles } from './site-files.ts';

/** Pages for the fixture, each with an island of one kind. The path names the trigger. */
export const ISLAND_PAGES: SiteFiles = {
  'pages/visible.tsx': pageSource(
    'Far down',
    `{Array.from({ length: 200 }, (_, index) => <p key={index}>Line {index}</p>)}
     <Counter start={1} label="One" /><Counter start={5} label="Five" />`,
    { above: "import Counter from '../components/Counter.island.tsx';" },
  ),
  'pages/idle.tsx': pageSource('Idle', '<Search terms={["a", "b"]} />', {
    above: "import Search from '../components/Search.island.tsx';",
  }),
  'pages/interaction.tsx': pageSource('Interaction', '<Notes hint="Notes" />', {
    above: "import Notes from '../components/Notes.island.tsx';",
  }),
  'pages/load.tsx': pageSource('Load', '<Clock label="At once" />', {
    above: "import Clock from '../components/Clock.island.tsx';",
  }),
};
