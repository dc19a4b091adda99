import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { loadPart } from '../../scripts/runtime/visit/load-part.ts';
import {
  ERROR_PAGES,
  isPart,
  LAYOUT,
  MANIFEST,
  payloadShape,
  type Shape,
} from '../../scripts/runtime/visit/validate-parts.ts';
import { LoadFailure } from '../../scripts/runtime/visit/visit-error.ts';
import { projectRoot } from '../support/project-root.ts';
import {
  isSafeErrorPages,
  isSafeLayout,
  isSafeManifest,
  isSafePayload,
} from '../support/runtime/is-safe-part.ts';
import { mutateJson } from '../support/runtime/mutate-json.ts';
import { SeededRandom } from '../support/runtime/seeded-random.ts';
import { runBuild } from '../support/sites/run-build.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** A file that the runtime fetches, as the build writes it. */
interface BuiltPart {
  file: string;
  text: string;
  shape: Shape<unknown>;
  isSafe: (value: unknown) => boolean;
}

const MUTATIONS = 8000;
/** How many of the damaged files are also sent as a response. */
const FETCHED = 2000;

async function buildParts(): Promise<BuiltPart[]> {
  const out = join(await temporaryFolder(), 'dist');
  const { code, stderr } = await runBuild({ root: join(projectRoot, 'tests/fixtures/site'), out });
  expect(code, stderr).toBe(0);
  const parts: BuiltPart[] = [];
  for await (const file of glob('**/*.json', { cwd: out })) {
    const text = await readFile(join(out, file), 'utf8');
    const { path = '', ...fields } = JSON.parse(text);
    if (file.endsWith('payload.json')) {
      const isSafe = (value: unknown) => isSafePayload(value, path);
      parts.push({ file, text, shape: payloadShape(path), isSafe });
    } else if (fields.routes) parts.push({ file, text, shape: MANIFEST, isSafe: isSafeManifest });
    else if (fields.before) parts.push({ file, text, shape: LAYOUT, isSafe: isSafeLayout });
    else if (fields.pages) parts.push({ file, text, shape: ERROR_PAGES, isSafe: isSafeErrorPages });
  }
  return parts.sort((one, other) => (one.file < other.file ? -1 : 1));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

test('of thousands of damaged files, exactly those that are safe to show are accepted', async () => {
  const parts = await buildParts();
  expect(parts.length).toBeGreaterThan(6);
  for (const { text, shape, isSafe, file } of parts) {
    expect([isPart(JSON.parse(text), shape), isSafe(JSON.parse(text))], file).toEqual([true, true]);
  }

  const outcomes = { passed: 0, refused: 0, fetched: 0 };
  for (let seed = 0; seed < MUTATIONS; seed++) {
    const random = new SeededRandom(seed);
    const { file, text, shape, isSafe } = random.pick(parts);
    const damaged = mutateJson(text, random);
    const value = parse(damaged);
    const passes = isPart(value, shape);
    const told = () => `seed ${seed}: ${file} became ${damaged.slice(0, 3000)}`;
    if (passes && !isSafe(value)) expect.fail(`Passed, ${told()}`);
    // Other parts do not have all fields of payloads, so they may be refused for that reason.
    if (!passes && isSafe(value) && file.endsWith('payload.json'))
      expect.fail(`Refused, ${told()}`);
    outcomes[passes ? 'passed' : 'refused']++;
    if (seed < FETCHED) {
      outcomes.fetched++;
      const loaded = await load(damaged, shape);
      const isRight = loaded instanceof LoadFailure || isSafe(loaded);
      // A response drops a byte order mark when its text is read.
      const isExpected =
        (passes || damaged.startsWith('\ufeff')) === !(loaded instanceof LoadFailure);
      if (!isRight || !isExpected) expect.fail(`Loaded, ${told()}`);
    }
  }
  expect(outcomes.passed).toBeGreaterThan(500);
  expect(outcomes.refused).toBeGreaterThan(4000);
});

/** What the runtime makes of a response: the part, or the reason why it is refused. */
async function load(body: string, shape: Shape<unknown>): Promise<unknown> {
  vi.stubGlobal('fetch', async () => new Response(body));
  try {
    return await loadPart('/part.json', shape, new AbortController().signal);
  } catch (error) {
    return error;
  } finally {
    vi.unstubAllGlobals();
  }
}
