import { expect, test } from 'vitest';
import { readSources } from '../../support/sources/read-sources.ts';

// WebKit drops the whole declaration.
test('no style sets the width or colour of an underline in the shorthand', () => {
  const declarations = readSources('{assets/styles,components,layouts}/**/*.css').flatMap(
    ({ path, source }) =>
      (source.match(/text-decoration: [^;]+/g) ?? []).map((declaration) => ({ path, declaration })),
  );

  const unread = declarations.filter(({ declaration }) => /: \S+ /.test(declaration));

  expect(declarations).not.toEqual([]);
  expect(unread).toEqual([]);
});
