import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';

/**
 * Records everything on a page that a visitor's console or network panel would show as a problem: console messages of
 * any level, uncaught errors, failed requests, violations of the content security policy. Call it before `page.goto`.
 *
 * @returns the growing list, for `expect(errors).toEqual([])`.
 */
export function pageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    const kind = message.text().includes('Content Security Policy')
      ? 'policy violation'
      : `console ${message.type()}`;
    errors.push(`${kind}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) =>
    errors.push(
      `request failed: ${request.method()} ${request.url()} (${request.failure()?.errorText ?? 'unknown'})`,
    ),
  );
  return errors;
}

/** Anything that `pageErrors` would record on a page from now on makes the running test fail, but what it allows. */
export function expectQuiet(page: Page, allowed = /^$/): void {
  const errors = pageErrors(page);
  onTestFinished(() => expect(errors.filter((error) => !allowed.test(error))).toEqual([]));
}
