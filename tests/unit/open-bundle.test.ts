import { createRequire } from 'node:module';
import { afterEach, expect, test, vi } from 'vitest';
import { createRenderer } from '../../scripts/build/render/thread/open-bundle.ts';

const require = createRequire(import.meta.url);

afterEach(() => void vi.unstubAllEnvs());

test.each(['production', 'development'] as const)(
  'a %s build of React leaves the one that the process already has in its place',
  (mode) => {
    const before = require('react');

    const renderer = createRenderer(mode, '/');

    expect(renderer.react).not.toBe(before);
    expect(require('react')).toBe(before);
  },
);

test.each([undefined, 'test'])('NODE_ENV stays %s', (value) => {
  vi.stubEnv('NODE_ENV', value);

  createRenderer('production', '/');

  expect(process.env.NODE_ENV).toBe(value);
});
