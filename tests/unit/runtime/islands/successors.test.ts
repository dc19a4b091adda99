// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { findSuccessors } from '../../../../scripts/runtime/islands/carry-over.ts';

test.each([
  ['an id', '<input id="x"><input id="y">', '<input id="y"><input id="x">'],
  [
    'a name and a value, whatever is around',
    '<input type="radio" name="a" value="1"><input type="radio" name="a" value="2">',
    '<b><input type="radio" name="a" value="2"></b><input type="radio" name="a" value="1">',
  ],
  [
    'a class',
    '<button class="icon">i</button><button class="send">s</button>',
    '<button class="send">s</button>',
  ],
  [
    'a place in an element of the same kind, even if classes were added',
    '<input class="theirs"><label><input class="theirs"></label>',
    '<label><input></label>',
  ],
  ['an order', '<i></i><input><input>', '<input><input>'],
])('an element is succeeded by the one that shares %s', (_, was, is) => {
  const [old, now] = [draw(was), draw(is)];
  const successors = findSuccessors([...old.querySelectorAll('*')], now);
  const wanted = [...now.querySelectorAll('input, button')];
  const found = [...successors.values()].filter((each) => wanted.includes(each));
  expect(new Set(found)).toEqual(new Set(wanted));
  for (const [before, after] of successors) {
    expect(after.id).toBe(before.id);
    expect(after.getAttribute('value')).toBe(before.getAttribute('value'));
    expect(after.closest('label') === null).toBe(before.closest('label') === null);
  }
});

test('an element that is still there succeeds itself, also where there are others like it; what has gone has no successor', () => {
  const root = draw('<p class="a">1</p><p class="a">2</p><p class="b">3</p>');
  const before = [...root.querySelectorAll('*')];
  root.prepend(...draw('<p class="a">0</p>').childNodes);
  expect([...findSuccessors(before, root)]).toEqual(before.map((each) => [each, each]));
  root.innerHTML = '<b></b>';
  expect(findSuccessors(before, root).size).toBe(0);
});

function draw(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}
