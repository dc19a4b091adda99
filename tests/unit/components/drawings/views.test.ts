import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../../support/project-root.ts';

const VIEW_BOX = /viewBox="\S+ \S+ (\S+) (\S+)"/;

const sheets = globSync('assets/**/*.svg', { cwd: projectRoot })
  .map((name) => [name, readFileSync(join(projectRoot, name), 'utf8')] as const)
  .filter(([, svg]) => svg.includes('<view '));

test('some drawings are files of several views', () => {
  expect(sheets).not.toEqual([]);
});

// Where an image shows a view, WebKit gives it the proportions of the file.
test.each(sheets)('%s has the size of each of its views', (_, svg) => {
  const [file, ...views] = (svg.match(/<(?:svg|view) [^>]*/g) ?? [])
    .filter((tag, index) => index === 0 || tag.startsWith('<view'))
    .map((tag) => VIEW_BOX.exec(tag)?.slice(1));

  expect(views).toEqual(views.map(() => file));
});
