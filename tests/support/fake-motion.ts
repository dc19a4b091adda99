import { onTestFinished, vi } from 'vitest';

/** What the visitor has asked the system and the site for; changes are told at once. */
export interface FakeMotion {
  /** The setting of the system. */
  system(setting: 'reduce' | 'no-preference'): void;
  /** The switch in the footer. */
  switch(position: 'on' | 'off'): Promise<void>;
}

/** Gives the running test a visitor who likes motion, until they change their mind. */
export function setupFakeMotion(): FakeMotion {
  const query = Object.assign(new EventTarget(), { matches: false });
  const { dataset } = document.documentElement;
  vi.stubGlobal('matchMedia', () => query);
  onTestFinished(() => {
    delete dataset.motion;
    vi.unstubAllGlobals();
  });
  return {
    system(setting) {
      query.matches = setting === 'reduce';
      query.dispatchEvent(new Event('change'));
    },
    async switch(position) {
      if (position === 'on') delete dataset.motion;
      else dataset.motion = position;
      // Observers of mutations are told in a turn of their own.
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}
