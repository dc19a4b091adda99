import { expect, test } from 'vitest';
import {
  beginModule,
  invalidateModules,
  reachedFrom,
  recordBroken,
  recordImport,
  stylesOf,
  versionOf,
} from '../../../../scripts/prerender/render/thread/modules/module-graph.ts';

/** A page that imports a card, which imports its stylesheet and a button with another one; and a page on its own. */
function record(): void {
  for (const file of ['pages/a.tsx', 'Card.tsx', 'Button.tsx', 'pages/b.tsx']) beginModule(file);
  recordImport('pages/a.tsx', '#card', 'Card.tsx');
  recordImport('Card.tsx', './Card.css', 'Card.css');
  recordImport('Card.tsx', './Button.tsx', 'Button.tsx');
  recordImport('Button.tsx', './Button.css', 'Button.css');
  recordImport('Button.tsx', './Card.tsx', 'Card.tsx');
}

/** The files whose version a change has raised. */
function raisedBy(change: readonly string[]): string[] {
  const files = ['pages/a.tsx', 'Card.tsx', 'Button.tsx', 'Button.css', 'pages/b.tsx'];
  const before = files.map(versionOf);
  invalidateModules(change);
  return files.filter((file, index) => versionOf(file) > (before[index] ?? 0));
}

test('stylesheets come in the order of the imports, even if modules import each other in a circle; those of islands that only browsers import come last', () => {
  record();
  expect(stylesOf('pages/a.tsx')).toEqual(['Card.css', 'Button.css']);
  expect(reachedFrom('Button.tsx')).toEqual(['Button.tsx', 'Button.css', 'Card.tsx', 'Card.css']);
  const ofIslands = { 'Card.tsx': ['Card.css', 'Chart.css'] };
  expect(stylesOf('pages/a.tsx', ofIslands)).toEqual(['Card.css', 'Button.css', 'Chart.css']);
});

test('what a module no longer imports is forgotten when it is read again', () => {
  record();
  beginModule('Card.tsx');
  expect(stylesOf('pages/a.tsx')).toEqual([]);
});

test('a dynamic import brings no styles, but is followed after a change', () => {
  record();
  beginModule('pages/b.tsx', new Set(['./Button.tsx']));
  recordImport('pages/b.tsx', '#card', 'Card.tsx');
  expect(stylesOf('pages/b.tsx')).toEqual([]);
  expect(reachedFrom('pages/b.tsx')).toContain('Card.css');
  expect(raisedBy(['Card.css'])).toContain('pages/b.tsx');
});

test('a change concerns the file and everything that imports it, and any change what could not be imported', () => {
  record();
  expect(raisedBy(['Button.css'])).toEqual(['pages/a.tsx', 'Card.tsx', 'Button.tsx', 'Button.css']);
  expect(raisedBy(['pages/b.tsx'])).toEqual(['pages/b.tsx']);
  expect(raisedBy(['pages'])).toEqual(['pages/a.tsx', 'pages/b.tsx']);
  expect(raisedBy(['unknown.ts'])).toEqual([]);
  recordBroken('pages/b.tsx');
  expect(raisedBy(['unknown.ts'])).toEqual(['pages/b.tsx']);
  expect(raisedBy(['unknown.ts'])).toEqual([]);
});
