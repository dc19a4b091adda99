import type { Page } from 'playwright-core';

/** Takes a page offline: only this one, unlike `setOffline` of its context. @returns what brings the connection back. */
export async function goOffline(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const change = async (offline: boolean) => {
    const noLimits = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', { offline, ...noLimits });
  };
  await change(true);
  return () => change(false);
}
