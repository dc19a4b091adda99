import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BuildFailure } from '../../../../scripts/prerender/faults/fault.ts';
import { faultsOf } from '../../../../scripts/prerender/faults/faults-of.ts';
import { withFile } from '../../../../scripts/prerender/faults/system-fault.ts';

test('the faults that the build itself reports stay as they are', () => {
  const fault = { what: 'What', why: 'Why', fix: 'Fix' };
  expect(faultsOf(new BuildFailure([fault, fault]))).toEqual([fault, fault]);
});

test.each([
  ['ENOSPC', 'open', /^Free some space/],
  ['EFBIG', 'open', /^Make the file smaller/],
  ['EACCES', 'open', /^Change the permissions/],
  ['EROFS', 'open', /^Change the permissions/],
  ['EXDEV', 'open', /Publish to a folder inside it/],
  ['ENOTDIR', 'open', /^Correct or remove that file or folder/],
  ['ENOSPC', 'watch', /max_user_watches.*max_user_instances/],
])(
  'a refusal of the system (%s, %s) is reported with the path, the reason and a remedy: %s',
  (code, syscall, fix) => {
    const why = `${code}: no, ${syscall} '/a/b'`;
    const what = syscall === 'open' ? 'Cannot read or write' : 'Cannot follow changes in';
    const error = Object.assign(new Error(why), { code, path: '/a/b', syscall });
    expect(faultsOf(error)).toEqual([
      { what: `${what} /a/b`, why, fix: expect.stringMatching(fix) },
    ]);
  },
);

test.each([
  ['an error', new TypeError('x is not a function'), 'TypeError: x is not a function\n    at '],
  ['an error with an unknown code', Object.assign(new Error('?'), { code: 'EODD' }), 'Error: ?'],
  ['a string', 'oh', 'It threw oh'],
])('%s that nobody expects is called a bug of the build', (_, thrown, why) => {
  expect(faultsOf(thrown)).toEqual([
    {
      what: 'The build itself failed',
      why: expect.stringContaining(why),
      fix: expect.stringContaining('a bug in scripts/'),
    },
  ]);
});

test.skipIf(process.platform !== 'linux')(
  'writing a file of the site to a full device is a fault that names the file; other errors stay as they are',
  () => {
    const write = () => withFile('assets/a.js', () => writeFileSync('/dev/full', 'text'));
    expect(write).toThrow('Cannot read or write assets/a.js');
    const other = new RangeError('other');
    const fail = () => {
      throw other;
    };
    expect(() => withFile('assets/a.js', fail)).toThrow(other);
  },
);
