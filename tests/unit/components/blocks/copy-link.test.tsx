// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CopyLink } from '../../../../components/blocks/ProjectSections/CopyLink.tsx';
import copyLink from '../../../../components/blocks/ProjectSections/copy-link.behavior.ts';

/** A link with its behavior attached, and a clipboard that works or not. */
function attach(writeText: (text: string) => Promise<void> = () => Promise.resolve()) {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText: vi.fn(writeText) } });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    location.hash = '';
  });
  document.body.innerHTML = renderToStaticMarkup(<CopyLink href="#move" />);
  const element = document.body.firstElementChild as HTMLElement;
  const detach = copyLink(element);
  const status = element.querySelector('[role="status"]');
  return {
    detach,
    said: () => status?.textContent,
    copied: () => vi.mocked(navigator.clipboard.writeText).mock.calls.flat(),
    click: async (options: MouseEventInit = {}) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
      element.querySelector('a')?.dispatchEvent(click);
      await vi.advanceTimersByTimeAsync(0);
      return click;
    },
  };
}

test('a click on the link copies the whole address and says so for 2 s', async () => {
  const { click, copied, said } = attach();

  const { defaultPrevented } = await click();

  expect(defaultPrevented).toBe(true);
  expect(copied()).toEqual([new URL('#move', location.href).href]);
  expect(said()).toBe('Copied');
  vi.advanceTimersByTime(1999);
  expect(said()).toBe('Copied');
  vi.advanceTimersByTime(1);
  expect(said()).toBe('');
});

test('a click with a key held down is left to the browser', async () => {
  const { click, copied } = attach();

  expect((await click({ ctrlKey: true })).defaultPrevented).toBe(false);
  expect(copied()).toEqual([]);
});

test('a second click says so for another 2 s', async () => {
  const { click, said } = attach();

  await click();
  vi.advanceTimersByTime(1500);
  await click();
  vi.advanceTimersByTime(1999);

  expect(said()).toBe('Copied');
});

test('if copying is impossible, the link is followed', async () => {
  const { click, said } = attach(() => Promise.reject(new DOMException('', 'NotAllowedError')));

  await click();

  expect(location.hash).toBe('#move');
  expect(said()).toBe('');
});

test('once its behavior is detached, the link is a plain link again', async () => {
  const { click, copied, detach, said } = attach();
  await click();
  detach();

  const { defaultPrevented } = await click();

  expect(said()).toBe('');
  expect(defaultPrevented).toBe(false);
  expect(copied()).toHaveLength(1);
});
