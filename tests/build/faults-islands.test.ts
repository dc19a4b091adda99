import { describeFaults } from '../support/sites/describe-faults.ts';
import { pageSource } from '../support/sites/site-files.ts';

const ISLAND = { 'components/Menu.island.tsx': 'export default () => <p />;' };
const menuPage = (title: string, jsx: string, above = '') =>
  pageSource(title, jsx, { above: `import Menu from '../components/Menu.island.tsx'; ${above}` });

describeFaults('an island prop that JSON would change is reported with its path:', [
  ...[
    {
      jsx: '<Menu topics={[1, 2, { since: new Date(0) }]} />',
      why: 'Menu props.topics[2].since is an instance of Date; the props of an island must be JSON',
    },
    {
      jsx: '<Menu><b /></Menu>',
      why: 'Menu props.children is a React element; the props of an island must be JSON',
    },
    {
      jsx: '<Menu {...cycle} />',
      above: 'const cycle = { a: {} }; cycle.a.b = cycle.a;',
      why: 'Menu props.a.b is a cycle; the props of an island must be JSON',
    },
  ].map(({ jsx, above, why }, index) => ({
    title: jsx,
    files: { ...ISLAND, [`pages/props-${index}.tsx`]: menuPage(`Props ${index}`, jsx, above) },
    faults: [
      {
        what: `pages/props-${index}.tsx threw an error while it was rendered`,
        where: `pages/props-${index}.tsx, route /props-${index}`,
        why,
        fix: 'Correct the props of <Menu>',
      },
    ],
  })),
]);

describeFaults('a behavior that could not be attached is reported:', [
  {
    title: 'one of two with the same name',
    files: {
      'pages/twin.behavior.ts': 'export default () => () => {};',
      'components/twin.behavior.ts': 'export default () => () => {};',
    },
    faults: [
      {
        what: 'Two behaviors with the name "twin"',
        where: 'pages/twin.behavior.ts and components/twin.behavior.ts',
      },
    ],
  },
  {
    title: 'one without a default export',
    files: { 'components/empty.behavior.ts': 'export const attach = () => () => {};' },
    faults: [{ what: 'A behavior without a function', where: 'components/empty.behavior.ts' }],
  },
]);
