import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { closingLine } from './tests/support/reporters/closing-line.ts';

/** The names of tests that are made from tables are printed in full. */
const NAMES_IN_FULL = { taskTitleValueFormatTruncate: 0 };

/** Node reads the build itself, as in the command: it keeps what it has compiled, and knows `import.meta.resolve`. */
const BUILD = { external: [/\/scripts\/(?:prerender|shared)\//, /\/sites\/run-build\.ts$/] };

const onDemand = fileURLToPath(
  new URL('tests/support/runtime/nothing-on-demand.ts', import.meta.url),
);

/** What needs a real browser. Each project builds its sites once, all below its base. */
const inBrowser = (base: string, test: TestProjectInlineConfiguration['test']) => ({
  test: {
    ...test,
    ...NAMES_IN_FULL,
    isolate: false,
    server: { deps: BUILD },
    provide: { base },
    globalSetup: 'tests/support/browser/build-sites.ts',
    // A browser may report a new address, window or request a moment after it happened; a busy machine, seconds after.
    expect: { poll: { timeout: 20_000 } },
    // They wait for events, and a machine may be ten times slower than this one.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

/**
 * What a base path could break: links, addresses, forms, and scripts that fetch other files. These run only below a base;
 * the others do the same things at `/`.
 */
const BELOW_A_BASE = [
  'visits/base-path',
  'contact-form/contact-form',
  'visits/errors',
  'islands/islands',
  'visits/navigation',
  'slider/address',
].map((name) => `tests/browser/${name}.spec.ts`);

export default defineConfig({
  test: {
    reporters: ['default', closingLine],
    // Most tests wait for a browser or a build: it takes four to keep two cores busy.
    maxWorkers: 4,
    // A browser test that fails leaves waits behind, which reject when its page closes. Its own error is reported.
    onUnhandledError: ({ message }) =>
      !message.includes('Target page, context or browser has been closed'),
    projects: [
      {
        // Made by the build for each site; the tests of the runtime say what is in it.
        resolve: { alias: { 'pointwork:on-demand': onDemand } },
        test: {
          name: 'node',
          ...NAMES_IN_FULL,
          // A worker runs one file after another. What a test has put in place of a global or a variable does not outlast it.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          server: { deps: BUILD },
          include: ['tests/**/*.test.{ts,tsx}'],
          // Of whole builds, on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      inBrowser('/', {
        name: 'browser',
        include: ['tests/**/*.spec.ts'],
        exclude: BELOW_A_BASE,
      }),
      inBrowser('/repo/', {
        name: 'below a base',
        include: BELOW_A_BASE,
      }),
    ],
  },
});
