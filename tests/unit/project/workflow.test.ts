import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../support/project-root.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const workflow = readFileSync(join(projectRoot, '.github/workflows/site.yml'), 'utf8');
/** Name → text. */
const jobs = new Map(
  workflow
    .split(/^ {2}(?=[a-z]+:$)/m)
    .slice(1)
    .map((job) => [job.slice(0, job.indexOf(':')), job]),
);

test('the workflow pins every action to a commit, and says which version that is', () => {
  const uses = workflow.match(/uses: .*/g) ?? [];
  expect(uses.length).toBeGreaterThan(10);
  expect(uses.filter((line) => !/^uses: [\w/-]+@[0-9a-f]{40} # v\d/.test(line))).toEqual([]);
});

test('the workflow gives the right to write to no job that runs the code of a pull request', () => {
  const writing = [...jobs].filter(([, job]) => job.includes(': write'));
  expect(writing.map(([name]) => name)).toEqual(['comment', 'deploy']);
  for (const [, job] of writing) expect(job).not.toMatch(/actions\/checkout|\bnpm\b/);
  expect(workflow).not.toContain('pull_request_target');
});

test('the workflow writes no comment where the token may not: for forks and for Dependabot', () => {
  expect(jobs.get('comment')).toContain(
    "if: github.event.pull_request.head.repo.full_name == github.repository && github.actor != 'dependabot[bot]'",
  );
});

test('the workflow publishes hidden files, such as .well-known/', () => {
  const uploads = workflow.split('- uses: ').filter((step) => /^[^@]*upload[^@]*@/.test(step));
  const ofSite = uploads.filter((step) => /path: dist$/m.test(step));
  expect(ofSite).toHaveLength(2);
  for (const step of ofSite) expect(step).toContain('include-hidden-files: true');
});

/** The end of `npm run diff`: exit code, and whether it has said anything. */
test.each([
  { code: 0, says: true, isCompared: true },
  { code: 1, says: true, isCompared: true },
  { code: 3, says: true, isCompared: true },
  { code: 2, says: true, isCompared: false },
  { code: 1, says: false, isCompared: false },
  { code: 137, says: true, isCompared: false },
])(
  'after a diff with $code that says something: $says, compared: $isCompared',
  async ({ code, says, isCompared }) => {
    const folder = await temporaryFolder();
    const step = /- run: \|\n((?: {10}.*\n)*?.*run --silent diff(?:.*\n {10})*.*\n)/;
    const [, script = ''] = step.exec(jobs.get('diff') ?? '') ?? [];
    const npm = `#!/bin/sh\n${says ? 'echo "## 1 page"' : ''}\nexit ${code}\n`;
    writeFileSync(join(folder, 'npm'), npm, { mode: 0o755 });
    const summary = join(folder, 'summary.md');
    const env = {
      PATH: `${folder}:${process.env.PATH}`,
      RUNNER_TEMP: folder,
      GITHUB_WORKSPACE: folder,
      GITHUB_STEP_SUMMARY: summary,
    };
    const options = { encoding: 'utf8', env } as const;
    const { status, stdout } = spawnSync('bash', ['-e', '-c', script], options);

    expect(status === 0).toBe(isCompared);
    expect(stdout).toBe(says ? '## 1 page\n' : '');
    if (isCompared) expect(readFileSync(summary, 'utf8')).toBe('## 1 page\n');
  },
);
