import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../support/project-root.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const workflow = readFileSync(join(projectRoot, '.github/workflows/site.yml'), 'utf8');

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
    const [, script = ''] =
      /- run: \|\n((?: {10}.*\n)*)/.exec(workflow.split('\n  comment:\n')[1] ?? '') ?? [];
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
