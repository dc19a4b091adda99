import { describe, expect, test } from 'vitest';
import { isUnreadable } from '../../support/reporters/unreadable-names.ts';

describe('a name of a test cannot be read alone', () => {
  test.each([
    ['a missing value', 'a page of undefined is refused'],
    ['an object without a name', 'with [object Object] a click is left to the browser'],
    ['a sentence that goes on from another test', 'and nothing else is found'],
    ['a sentence that contradicts its suite', 'a page is fetched > but not if it is shown'],
  ])('with the words of %s', (_, name) => {
    expect(isUnreadable(name)).toBe(true);
  });
});

test('a name can be read alone if it is a sentence, or completes that of the suite around it', () => {
  expect(isUnreadable('the menu > opens, and it has the focus')).toBe(false);
});
