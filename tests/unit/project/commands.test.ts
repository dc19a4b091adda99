import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { runScript } from '../../support/sites/run-script.ts';

const commands = globSync('scripts/*.ts').map((file) => basename(file, '.ts'));

test.each(commands)('`npm run %s -- --help` prints how to use it, and does nothing', (name) => {
  const { status, stdout, stderr } = runScript(name, '--help');
  expect(stdout).toMatch(new RegExp(`^Usage: npm (run )?${name}\\b`));
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test.each(commands)('`npm run %s` refuses an option that it does not know', (name) => {
  const { status, stdout, stderr } = runScript(name, '--hepl');
  expect(stderr).toContain('--hepl');
  expect(stdout).toBe('');
  expect([1, 2]).toContain(status);
});
