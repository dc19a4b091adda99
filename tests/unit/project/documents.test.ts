import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const documents = globSync(['*.md', 'scripts/**/*.md']);

test.each(documents)('every link and every path in %s leads to a file or a heading', (document) => {
  const text = read(document);
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  const broken = links.filter((link) => !link.includes('://') && !leadsSomewhere(document, link));
  const quoted = /`((?:scripts|layouts|assets|components|tests)\/[\w./-]+)`/g;
  const paths = [...text.matchAll(quoted)].map(([, path = '']) => path);
  expect([...broken, ...paths.filter((path) => !existsSync(path))]).toEqual([]);
});

function leadsSomewhere(document: string, link: string): boolean {
  const [path, fragment] = link.split('#');
  const target = path ? join(dirname(document), path) : document;
  return existsSync(target) && (!fragment || anchorsOf(read(target)).includes(fragment));
}

/** The anchors that GitHub gives to headings. */
function anchorsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}

function read(path: string): string {
  return readFileSync(path, 'utf8');
}
