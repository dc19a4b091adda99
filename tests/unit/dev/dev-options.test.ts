import { expect, test } from 'vitest';
import { DEV_COMMAND, readDevOptions } from '../../../scripts/dev/dev-options.ts';
import { readCommandLine } from '../../../scripts/prerender/command-line.ts';

const read = (...args: string[]) => readDevOptions(readCommandLine(DEV_COMMAND, args));

test('the development server is for this machine alone, unless a host is named', () => {
  expect(read()).toMatchObject({ host: 'localhost', port: 3000, allowHosts: [] });
  const args = ['--host', '0.0.0.0', '--port', '0', '--base', '/a', '--allow-host=x.example'];
  const build = expect.objectContaining({ base: '/a/' });
  const expected = { host: '0.0.0.0', port: 0, build, allowHosts: ['x.example'] };
  expect(read(...args)).toEqual(expected);
});

test.each([
  [['--base', 'x?'], 'The base path "x?" cannot be used'],
  [['--root', '/sites/none'], 'There is no folder pages/ in it.'],
  [['--out', 'x'], "Unknown option '--out'"],
  [['pages'], "Unexpected argument 'pages'"],
])('%j is refused, and leads to the help', (args, why) => {
  const fault = expect.objectContaining({ why: expect.stringContaining(why) });
  expect(() => read(...args)).toThrow(expect.objectContaining({ faults: [fault] }));
});
