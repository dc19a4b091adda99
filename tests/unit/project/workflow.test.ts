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

/** `gh`, with comments of others and perhaps its own, as the API gives them. It keeps what it is asked. */
const GH = `#!/usr/bin/env node
const { appendFileSync, readFileSync } = require('node:fs');
const args = process.argv.slice(2);
const [body] = args.filter((arg) => arg.startsWith('body=@'));
const sent = body ? [readFileSync(body.slice(6), 'utf8')] : [];
appendFileSync('asked.jsonl', JSON.stringify([...args, ...sent]) + '\\n');
if (args.includes('--jq') && process.env.OWN) console.log(process.env.OWN);
`;

test.each([
  {
    own: 'https://api.example/comments/7',
    asked: ['--method', 'PATCH', 'https://api.example/comments/7'],
  },
  { own: '', asked: ['--method', 'POST', 'repos/pointwork/site/issues/3/comments'] },
])(
  'the comment replaces the one that begins with its mark, and no other: $asked',
  async ({ own, asked }) => {
    const folder = await temporaryFolder();
    writeFileSync(join(folder, 'gh'), GH, { mode: 0o755 });
    writeFileSync(join(folder, 'comment.md'), '## 1 file changed\n');
    const [, script = ''] = /- run: \|\n((?: {10}.*\n)*)/.exec(jobs.get('comment') ?? '') ?? [];
    const env = {
      PATH: `${folder}:${process.env.PATH}`,
      OWN: own,
      EVERYTHING: 'https://artifact.example/',
      GH_REPO: 'pointwork/site',
      NUMBER: '3',
    };
    const { status } = spawnSync('bash', ['-e', '-c', script], { cwd: folder, env });

    expect(status).toBe(0);
    const calls = readFileSync(join(folder, 'asked.jsonl'), 'utf8').trim().split('\n');
    const [list, write] = calls.map((line) => JSON.parse(line));
    const body: string = write.at(-1);
    const [mark = ''] = body.split('\n');
    expect(mark).toMatch(/^<!-- .+ -->$/);
    expect(list.at(-1)).toContain(`startswith("${mark}")`);
    expect(list.at(-1)).toContain('.user.login == "github-actions[bot]"');
    expect(write.slice(1, 4)).toEqual(asked);
    expect(body).toContain('## 1 file changed');
    expect(body).toContain('](https://artifact.example/)');
  },
);
