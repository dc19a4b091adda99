// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../support/runtime/open-page.ts';
import { settled } from '../../../support/runtime/runtime-window.ts';

type Attach = (element: HTMLElement) => () => void;

/** Makes the script of the behavior `slow` arrive. */
let arrive = () => {};

/** Shows a page in a layout, and records what its behaviors do. */
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
  const { wake } = await import('../../../../scripts/runtime/islands/wake.ts');
  /** Replaces the page, or everything. */
  const replace = (what: 'page' | 'everything') => {
    const old = what === 'page' ? document.getElementById('page') : document.body;
    old?.replaceChildren();
    wake();
  };
  const idle = () => vi.advanceTimersByTimeAsync(200);
  return { replace, wake, idle, errors, words: () => document.getElementById('page')?.textContent };
}

const P = (name: string) =>
  `<p data-behavior="${name}" data-behavior-module="/assets/${name}.js">words</p>`;

test('a behavior is attached once, when the page is idle, and detached when its page goes', async () => {
  const detach = vi.fn();
  const attach = vi.fn(() => detach);
  const { replace, wake, idle } = await open({ page: P('shout') }, { shout: attach });
  wake();
  wake();
  expect(attach).not.toHaveBeenCalled();
  await idle();
  wake();
  await idle();
  expect(attach).toHaveBeenCalledExactlyOnceWith(document.querySelector('p'));
  replace('page');
  replace('page');
  expect(detach).toHaveBeenCalledOnce();
});

test('a behavior in the layout stays attached until its layout goes', async () => {
  const detach = vi.fn();
  const html = { page: P('shout'), layout: P('spin') };
  const { replace, wake, idle } = await open(html, { shout: () => () => {}, spin: () => detach });
  wake();
  await idle();
  replace('page');
  expect(detach).not.toHaveBeenCalled();
  replace('everything');
  expect(detach).toHaveBeenCalledOnce();
});

test('a behavior is not fetched if its page goes before it is idle', async () => {
  const { replace, wake, idle, errors } = await open({ page: P('lost') });
  wake();
  replace('page');
  await idle();
  expect(errors).not.toHaveBeenCalled();
});

test('a behavior is not attached if its page goes while its script is being fetched', async () => {
  const attach = vi.fn(() => () => {});
  const { replace, wake, idle } = await open({ page: P('slow') }, { slow: attach });
  wake();
  await idle();
  replace('page');
  arrive();
  await settled();
  expect(attach).not.toHaveBeenCalled();
});

test('a behavior in the layout that throws does not run again on later pages', async () => {
  const breaks = vi.fn(() => {
    throw new Error('no');
  });
  const { replace, wake, idle } = await open({ page: '', layout: P('breaks') }, { breaks });
  wake();
  await idle();
  replace('page');
  await idle();
  expect(breaks).toHaveBeenCalledOnce();
});

test('a behavior that throws does not change its element or stop other behaviors', async () => {
  const attach = vi.fn(() => () => {});
  const breaks: Attach = (element) => {
    element.innerHTML = '<b>half done</b>';
    element.className = 'broken';
    throw new Error('no');
  };
  const html = { page: P('breaks') + P('shout') };
  const { replace, wake, idle, errors, words } = await open(html, { breaks, shout: attach });
  wake();
  await idle();
  expect(words()).toBe('wordswords');
  expect(document.querySelector('.broken')).toBeNull();
  expect(attach).toHaveBeenCalledOnce();
  expect(errors).toHaveBeenCalledExactlyOnceWith(
    'The behavior /assets/breaks.js failed',
    expect.objectContaining({ message: 'no' }),
  );
  expect(() => replace('everything')).not.toThrow();
});

test('if the script of a behavior cannot be fetched, its markup stays', async () => {
  const { replace, wake, idle, errors, words } = await open({ page: P('lost') });
  wake();
  await idle();
  await vi.waitFor(() => expect(errors).toHaveBeenCalledOnce());
  expect(words()).toBe('words');
  expect(() => replace('everything')).not.toThrow();
});

test('a behavior in the layout whose script is lost twice starts again at the next visit', async () => {
  const attach = vi.fn(() => () => {});
  const { replace, wake, idle, errors, words } = await open({ page: '', layout: P('gone') });
  wake();
  await idle();
  await vi.waitFor(() => expect(errors).toHaveBeenCalledOnce());
  expect([words(), document.querySelector('p')?.textContent]).toEqual(['', 'words']);
  vi.doMock('/assets/gone.js', () => ({ default: attach }));
  replace('page');
  await idle();
  await vi.waitFor(() => expect(attach).toHaveBeenCalledOnce());
  replace('page');
  await idle();
  expect(attach).toHaveBeenCalledOnce();
});
