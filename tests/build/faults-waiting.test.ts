import { describeFaults } from '../support/sites/describe-faults.ts';
import { pageSource } from '../support/sites/site-files.ts';

const rendered = (file: string) => `${file} threw an error while it was rendered`;

describeFaults('something that cannot be rendered synchronously is reported:', [
  {
    title: 'a component that waits',
    files: {
      'pages/waits.tsx': pageSource('Waits', '', {
        above: "import { use } from 'react'; const never = new Promise(() => {});",
        before: 'use(never);',
      }),
      'pages/waits-inside.tsx': pageSource('Waits inside', '<Suspense><Part /></Suspense>', {
        above: `import { Suspense, use } from 'react'; const never = new Promise(() => {});
          const Part = () => use(never);`,
      }),
    },
    faults: ['/waits-inside', '/waits'].map((route) => ({
      what: rendered(`pages${route}.tsx`),
      where: `pages${route}.tsx, route ${route}`,
      why: "a component waits for something; that belongs in the page's `load`",
    })),
  },
]);
