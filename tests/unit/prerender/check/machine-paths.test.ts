import { expect, test } from 'vitest';
import { machinePathFaults } from '../../../../scripts/prerender/check/machine-paths.ts';

const source = { file: 'pages/a.tsx', route: '/a' };

test.each([
  ['/home/me/site', '<p>/home/me/site/pages</p>'],
  ['/home/me/site', '<a href="file:///home/me/site/pages/a.tsx">A</a>'],
  ['/app', '<p title="file:///app/pages"></p>'],
])('a path of the machine, below %s, is reported: %s', (root, html) => {
  expect(machinePathFaults([html], source, root)).toMatchObject([source]);
});

test.each([
  ['/home/me/site', '<a href="/home/me">Me</a>'],
  ['/app', '<a href="/app/contact">Contact</a>'],
])('an address that is no path below %s is not: %s', (root, html) => {
  expect(machinePathFaults([html], source, root)).toEqual([]);
});
