// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { openFakePage, pass } from '../../../support/runtime/open-fake-page.ts';
import { settled } from '../../../support/runtime/runtime-window.ts';

type Attach = (element: HTMLElement) => () => void;

const P = (name: string) =>
  `<p data-behavior="${name}" data-behavior-module="/assets/${name}.js" ${name === 'far' ? 'data-behavior-near' : ''}>words</p>`;

/** Shows a page with one behavior, in a layout with another. The script of a behavior `slow` arrives with `arrive`. */
async function open(page: string, layout: string, attach: Record<string, Attach> = {}) {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  for (const [name, run] of Object.entries(attach)) {
    vi.doMock(`/assets/${name}.js`, async () => {
      if (name === 'slow') await arrived;
      return { default: run };
    });
  }
  openFakePage('/');
  const place = document.getElementById('page') as HTMLElement;
  place.innerHTML = page && P(page);
  if (layout) document.body.insertAdjacentHTML('beforeend', P(layout));
  const { wake } = await import('../../../../scripts/runtime/islands/wake.ts');
  wake();
  return {
    arrive,
    wake,
    idle: () => pass(200),
    /** Leaves the page, or also its layout. */
    leave: (what: 'page' | 'layout' = 'page') => {
      (what === 'page' ? place : document.body).replaceChildren();
      wake();
    },
  };
}

test('a behavior is attached once, when the page is idle, and detached when its page goes; one of the layout stays until that goes', async () => {
  const [detach, detachLayout] = [vi.fn(), vi.fn()];
  const attach = vi.fn(() => detach);
  const behaviors = { shout: attach, spin: () => detachLayout };
  const { leave, wake, idle } = await open('shout', 'spin', behaviors);
  wake();
  expect(attach).not.toHaveBeenCalled();
  await idle();
  wake();
  await idle();
  expect(attach).toHaveBeenCalledExactlyOnceWith(document.querySelector('p'));
  leave();
  leave();
  expect([detach, detachLayout].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  leave('layout');
  expect(detachLayout).toHaveBeenCalledOnce();
});

test('a behavior is not fetched if its page goes before it is idle, and not attached if it goes while the script is being fetched', async () => {
  const early = await open('lost', '');
  early.leave();
  await early.idle();
  expect(console.error).not.toHaveBeenCalled();

  const attach = vi.fn(() => () => {});
  const { arrive, leave, idle } = await open('slow', '', { slow: attach });
  await idle();
  leave();
  arrive();
  await settled();
  expect(attach).not.toHaveBeenCalled();
});

test('a behavior that waits to be near is not attached because the page is idle', async () => {
  const attach = vi.fn(() => () => {});
  const { idle } = await open('far', '', { far: attach });
  await idle();
  expect(attach).not.toHaveBeenCalled();
});

test('a behavior that throws leaves what is alive in its element as it is', async () => {
  const attach = vi.fn(() => () => {});
  const breaks = () => {
    throw new Error('no');
  };
  const { wake, idle } = await open('breaks', '', { breaks, shout: attach });
  document.querySelector('p')?.insertAdjacentHTML('beforeend', P('shout'));
  const inside = document.querySelector('p p');
  wake();
  await idle();
  expect(attach).toHaveBeenCalledExactlyOnceWith(inside);
  expect(inside?.isConnected).toBe(true);
});

test('a behavior that throws does not change its element, stop others, or run again on later pages', async () => {
  const attach = vi.fn(() => () => {});
  const breaks = vi.fn((element: HTMLElement) => {
    element.innerHTML = '<b>half done</b>';
    element.className = 'broken';
    throw new Error('no');
  });
  const { leave, idle } = await open('shout', 'breaks', { breaks, shout: attach });
  await idle();
  expect([...document.querySelectorAll('p')].map((p) => p.textContent)).toEqual(['words', 'words']);
  expect(document.querySelector('.broken')).toBeNull();
  expect(attach).toHaveBeenCalledOnce();
  expect(console.error).toHaveBeenCalledExactlyOnceWith(
    'The behavior /assets/breaks.js failed',
    expect.objectContaining({ message: 'no' }),
  );
  leave();
  await idle();
  expect(breaks).toHaveBeenCalledOnce();
});

test('a behavior in the layout whose script is lost twice leaves its markup, and starts again at the next visit, once', async () => {
  const attach = vi.fn(() => () => {});
  const { leave, idle } = await open('', 'gone');
  await idle();
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledOnce());
  expect(document.querySelector('p')?.textContent).toBe('words');
  vi.doMock('/assets/gone.js', () => ({ default: attach }));
  leave();
  await idle();
  await vi.waitFor(() => expect(attach).toHaveBeenCalledOnce());
  leave();
  await idle();
  expect(attach).toHaveBeenCalledOnce();
});
