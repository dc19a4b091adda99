import { expect, test } from 'vitest';
import { findImportViolations } from '../../support/sources/find-import-violations.ts';
import { readSources } from '../../support/sources/read-sources.ts';

test('every import in this repository is one that its folder may have', () => {
  const sources = readSources('{scripts,pages,layouts,components}/**/*.{ts,tsx,css}');

  expect(sources.length).toBeGreaterThan(0);
  expect(findImportViolations(sources)).toEqual([]);
});

test.each([
  ['scripts/runtime/visit/visit.ts', `import { publish } from '../../prerender/publish.ts';`],
  [
    'scripts/runtime/islands/islands.ts',
    `await import('../../../components/blocks/Team/Team.island.tsx')`,
  ],
  ['scripts/runtime/visit/visit.ts', `import { join } from 'node:path';`],
  ['scripts/runtime/browser/scroll.ts', `import { parse } from '../page/markup.ts';`],
  ['scripts/runtime/islands/wake.ts', `import type { Visit } from '../visit/visit.ts';`],
  ['scripts/shared/urls.ts', `export * from '../runtime/visit/visit.ts';`],
  ['scripts/shared/urls.ts', `const a = 1;\nimport fs from "node:fs";`],
  ['scripts/prerender/build-site.ts', `import * as page from '../../pages/index.tsx';`],
  ['scripts/prerender/build-site.ts', `import { visit } from '../runtime/visit/visit.ts';`],
  ['scripts/prerender/build-site.ts', `import { runDevServer } from '../dev/run-dev-server.ts';`],
  [
    'scripts/prerender/render/render-pages.ts',
    `import { renderShard } from './thread/render-shard.ts';`,
  ],
  ['scripts/dev/dev-site.ts', `import { guard } from '../prerender/render/thread/site-code.ts';`],
  ['scripts/build.ts', `import { runBuild } from '../tests/support/sites/run-build.ts';`],
  ['scripts/dev/run-dev-server.ts', `import { listen } from '../tools/server/listen.ts';`],
  [
    'scripts/tools/bench/visits.ts',
    `import { Visitor } from '../../../tests/support/visits/visitor.ts';`,
  ],
  ['layouts/default.tsx', `import { page } from '../pages/index.tsx';`],
  ['components/ui/Button.tsx', `import { home } from '../../pages/index.content.ts';`],
  ['components/blocks/Team/Team.tsx', `import { site } from '../../../layouts/_site.ts';`],
  [
    'components/ui/Button.tsx',
    `import {\n  Team,\n  type Member,\n} from '../blocks/Team/Team.tsx';`,
  ],
  ['components/ui/Button.css', `@import '../blocks/Team/Team.css';`],
  ['components/drawings/Wave.tsx', `import '../blocks/Team/Team.css';`],
  ['components/blocks/Team/Team.tsx', `import { Works } from '../Works/Works.tsx';`],
  ['components/blocks/Team/Team.tsx', `const url = new URL('../Works/a.svg', import.meta.url);`],
])('%s must not contain %s', (path, source) => {
  expect(findImportViolations([{ path, source }])).toEqual([
    expect.stringContaining(`${path} imports`),
  ]);
});

test.each([
  ['scripts/runtime/visit/visit.ts', `import type { Payload } from '../../shared/contracts.ts';`],
  ['scripts/runtime/visit/commit.ts', `import { wake } from '../islands/wake.ts';`],
  ['scripts/runtime/visit/progress-bar.ts', `import nprogress from 'nprogress';`],
  [
    'scripts/prerender/render/thread-pool.ts',
    `new URL('./thread/render-thread.ts', import.meta.url)`,
  ],
  [
    'scripts/prerender/bundle/bundle-client.ts',
    `new URL('../../runtime/start.ts', import.meta.url)`,
  ],
  ['scripts/build.ts', `import { runBuild } from './prerender/run-build.ts';`],
  ['pages/index.tsx', `import { Team } from '../components/blocks/Team/Team.tsx';`],
  ['layouts/default.tsx', `import { site } from './_site.ts';`],
  [
    'components/blocks/Team/Team.tsx',
    `import './Team.css';\nimport { Wave } from '../../drawings/Wave.tsx';`,
  ],
  ['components/blocks/Team/Team.tsx', `const words = "import { x } from '../Works/Works.tsx'";`],
  ['tests/unit/shared/urls.test.ts', `import { toUrl } from '../../../scripts/shared/urls.ts';`],
])('%s may contain %s', (path, source) => {
  expect(findImportViolations([{ path, source }])).toEqual([]);
});

test('a forbidden import is reported with the file, what it imports and what it may import instead', () => {
  const source = `import { Works } from '../Works/Works.tsx';`;

  expect(findImportViolations([{ path: 'components/blocks/Team/Team.tsx', source }])).toEqual([
    'components/blocks/Team/Team.tsx imports ../Works/Works.tsx: components/blocks/Team/ may import only from ' +
      'components/blocks/Team/, components/ui/, components/drawings/, scripts/shared/, assets/.',
  ]);
});
