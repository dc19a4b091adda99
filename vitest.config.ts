import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { closingLine } from './tests/support/closing-line.ts';

const siteModules = fileURLToPath(new URL('tests/support/no-site-modules.ts', import.meta.url));

export default defineConfig({
  test: {
    reporters: ['default', closingLine],
    // Most tests wait for a browser or a build: three keep two cores busy.
    maxWorkers: 3,
    projects: [
      {
        // Made by the build for each site; the tests of the runtime say what is in it.
        resolve: { alias: { 'pointwork:site-modules': siteModules } },
        test: {
          name: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'browser',
          isolate: false,
          include: ['tests/**/*.spec.ts'],
          globalSetup: [
            'tests/support/prepare-browser-tests.ts',
            'tests/support/prepare-visits.ts',
          ],
          // A browser may tell of a new address, window or request a moment after it happened.
          expect: { poll: { timeout: 5_000 } },
          // A busy machine once in some thousand tests; the report names each that needed it.
          retry: 1,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
