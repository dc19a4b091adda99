import { expect, test } from 'vitest';
import { readSources } from '../../../support/sources/read-sources.ts';

const VIEW_BOX = /viewBox="\S+ \S+ (\S+) (\S+)"/;

const sheets = readSources('assets/**/*.svg').filter(({ source }) => source.includes('<view '));

// Where an image shows a view, WebKit gives it the proportions of the file.
test.each(sheets)('$path has the size of each of its views', ({ source }) => {
  const [file, ...views] = (source.match(/<(?:svg|view) [^>]*/g) ?? [])
    .filter((tag, index) => index === 0 || tag.startsWith('<view'))
    .map((tag) => VIEW_BOX.exec(tag)?.slice(1));

  expect(views).toEqual(views.map(() => file));
});
