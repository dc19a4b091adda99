import { afterEach, expect, test, vi } from 'vitest';
import { readCommandLine } from '../../../scripts/prerender/command-line.ts';

const options = { 'site-url': { type: 'string' }, warnings: { type: 'boolean' } } as const;
const command = { name: 'example', options };

afterEach(() => {
  vi.unstubAllEnvs();
});

test('options are read, and folders only by a command that takes them', () => {
  const args = ['--site-url=https://a.example', 'dist'];
  expect(readCommandLine({ ...command, allowPositionals: true }, args)).toMatchObject({
    values: { 'site-url': 'https://a.example' },
    positionals: ['dist'],
  });
  expect(() => readCommandLine(command, args)).toThrow('An option that cannot be used');
  expect(() => readCommandLine(command, ['--warning'])).toThrow('An option that cannot be used');
});

test('each option that npm has kept for itself is refused, with what to write', () => {
  vi.stubEnv('npm_config_site_url', 'https://a.example');
  vi.stubEnv('npm_config_warnings', 'true');
  const refusal = {
    faults: [
      { fix: 'Write npm run example -- --site-url=https://a.example.' },
      { fix: 'Write npm run example -- --warnings.' },
    ].map((fault) => expect.objectContaining(fault)),
  };
  expect(() => readCommandLine(command, [])).toThrow(expect.objectContaining(refusal));
});
