import { expect, test, vi } from 'vitest';
import { readOptions } from '../../../../scripts/prerender/options.ts';
import { openThreadPool } from '../../../../scripts/prerender/render/thread-pool.ts';
import type { SiteContext } from '../../../../scripts/prerender/site-context.ts';

test('a thread that waits for stylesheets does not count as hung', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const linkStyles = async () => {
    await Promise.resolve();
    vi.advanceTimersByTime(3_600_000);
    return [];
  };
  const services = { linkStyles, assets: new Map(), print() {} };
  const pool = openThreadPool(1, readOptions([]), services);
  try {
    // Without pages, nothing is read of the site.
    const task = { kind: 'shard', pages: [], context: {} as SiteContext } as const;
    expect(await pool.run(task)).toMatchObject({ pages: [], faults: [] });
  } finally {
    await pool.close();
    vi.useRealTimers();
  }
});
