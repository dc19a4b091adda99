// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { openPage } from '../support/open-page.ts';
import { settled } from '../support/runtime-window.ts';

type Attach = (element: HTMLElement) => () => void;

/** The script of the behavior `slow` arrives. */
let arrive = () => {};

/** A page and a layout with the given HTML, and what its behaviors do. */
async function open(html: { page: string; layout?: string }, attach: Record<string, Attach> = {}) {
  for (const [name, run] of Object.entries(attach)) {
    vi.doMock(`/assets/${name}.js`, async () => {
      if (name === 'slow') await new Promise<void>((resolve) => (arrive = resolve));
      return { default: run };
    });
  }
  openPage('/');
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  (document.getElementById('page') as HTMLElement).innerHTML = html.page;
  document.body.insertAdjacentHTML('beforeend', html.layout ?? '');
  const { sleep, wake } = await import('../../scripts/runtime/islands/wake.ts');
  const idle = () => vi.advanceTimersByTimeAsync(200);
  return { sleep, wake, idle, errors, words: () => document.getElementById('page')?.textContent };
}

const P = (name: string) =>
  `<p data-behavior="${name}" data-behavior-module="/assets/${name}.js">words</p>`;

test('a behavior attaches when the page is idle, once, and detaches when its page leaves', async () => {
  const detach = vi.fn();
  const attach = vi.fn(() => detach);
  const { sleep, wake, idle } = await open({ page: P('shout') }, { shout: attach });
  wake();
  wake();
  expect(attach).not.toHaveBeenCalled();
  await idle();
  wake();
  await idle();
  expect(attach).toHaveBeenCalledExactlyOnceWith(document.querySelector('p'));
  sleep(false);
  sleep(false);
  expect(detach).toHaveBeenCalledOnce();
});

test('one in the layout goes on when the page leaves, and ends with its layout', async () => {
  const detach = vi.fn();
  const html = { page: P('shout'), layout: P('spin') };
  const { sleep, wake, idle } = await open(html, { shout: () => () => {}, spin: () => detach });
  wake();
  await idle();
  sleep(false);
  expect(detach).not.toHaveBeenCalled();
  sleep(true);
  expect(detach).toHaveBeenCalledOnce();
});

test('one that is put to sleep before the page is idle is not even fetched', async () => {
  const { sleep, wake, idle, errors } = await open({ page: P('lost') });
  wake();
  sleep(false);
  await idle();
  expect(errors).not.toHaveBeenCalled();
});

test('one that is put to sleep while its script is on its way never attaches', async () => {
  const attach = vi.fn(() => () => {});
  const { sleep, wake, idle } = await open({ page: P('slow') }, { slow: attach });
  wake();
  await idle();
  sleep(false);
  arrive();
  await settled();
  expect(attach).not.toHaveBeenCalled();
});

test('one that throws leaves its element as it was, and the others to themselves', async () => {
  const attach = vi.fn(() => () => {});
  const breaks: Attach = (element) => {
    element.innerHTML = '<b>half done</b>';
    element.className = 'broken';
    throw new Error('no');
  };
  const html = { page: P('breaks') + P('shout') };
  const { sleep, wake, idle, errors, words } = await open(html, { breaks, shout: attach });
  wake();
  await idle();
  expect(words()).toBe('wordswords');
  expect(document.querySelector('.broken')).toBeNull();
  expect(attach).toHaveBeenCalledOnce();
  expect(errors).toHaveBeenCalledExactlyOnceWith(
    'The behavior /assets/breaks.js failed',
    expect.objectContaining({ message: 'no' }),
  );
  expect(() => sleep(true)).not.toThrow();
});

test('one whose script is lost leaves the words', async () => {
  const { sleep, wake, idle, errors, words } = await open({ page: P('lost') });
  wake();
  await idle();
  await vi.waitFor(() => expect(errors).toHaveBeenCalledOnce());
  expect(words()).toBe('words');
  expect(() => sleep(true)).not.toThrow();
});

test('one that cannot be detached is told of, and the others are detached all the same', async () => {
  const detach = vi.fn();
  const stays: Attach = () => () => {
    throw new Error('no');
  };
  const html = { page: P('stays') + P('shout') };
  const { sleep, wake, idle, errors } = await open(html, { stays, shout: () => detach });
  wake();
  await idle();
  sleep(false);
  expect(detach).toHaveBeenCalledOnce();
  expect(errors).toHaveBeenCalledExactlyOnceWith(
    'The behavior /assets/stays.js failed',
    expect.objectContaining({ message: 'no' }),
  );
});
