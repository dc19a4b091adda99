import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BuildFailure } from '../../../../scripts/prerender/faults/fault.ts';
import { faultsOf } from '../../../../scripts/prerender/faults/faults-of.ts';
import { withFile } from '../../../../scripts/prerender/faults/system-fault.ts';

describe('anything that ends a build is reported as faults', () => {
  test('the faults that the build itself reports stay as they are', () => {
    const fault = { what: 'What', why: 'Why', fix: 'Fix' };
    expect(faultsOf(new BuildFailure([fault, fault]))).toEqual([fault, fault]);
  });

  test.each([
    ['ENOSPC', 'Free some space'],
    ['EFBIG', 'Make the file smaller'],
    ['EACCES', 'Change the permissions'],
    ['EROFS', 'Change the permissions'],
    ['EXDEV', 'Publish to a folder inside it'],
    ['ENOTDIR', 'Correct or remove that file or folder'],
  ])(
    'a refusal of the system (%s) is reported with the path, the reason and a remedy',
    (code, remedy) => {
      const why = `${code}: no, open '/a/b'`;
      const error = Object.assign(new Error(why), { code, path: '/a/b', syscall: 'open' });
      expect(faultsOf(error)).toEqual([
        { what: 'Cannot read or write /a/b', why, fix: expect.stringContaining(remedy) },
      ]);
    },
  );

  test.each(['ENOSPC', 'EMFILE'])(
    'a folder that cannot be watched (%s) is reported with the limits of the system that may be reached',
    (code) => {
      const why = `${code}: no, watch '/a/b'`;
      const error = Object.assign(new Error(why), { code, path: '/a/b', syscall: 'watch' });
      const fix = expect.stringMatching(/max_user_watches.*max_user_instances/);
      expect(faultsOf(error)).toEqual([{ what: 'Cannot follow changes in /a/b', why, fix }]);
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
});

describe.skipIf(process.platform !== 'linux')('writing a file of the site', () => {
  test('to a full device is a fault that names the file', () => {
    const write = () => withFile('assets/a.js', () => writeFileSync('/dev/full', 'text'));
    expect(write).toThrow('Cannot read or write assets/a.js');
  });

  test('does not change other errors', () => {
    const fail = () =>
      withFile('assets/a.js', () => {
        throw new RangeError('other');
      });
    expect(fail).toThrow(RangeError);
  });
});
