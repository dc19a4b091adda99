import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callInPage } from '../../browser/call-in-page.ts';
import type { AuditedSite } from '../audited-site.ts';
import type { OtherBrowser } from './other-browser.ts';

const FILE = 'audit-listener.js';
const KEY = 'audit-listener';

/**
 * Copies a site so that its pages record their own console messages, because not every browser reports them to a driver.
 * The recording script comes before all others, as a file, which the policy allows.
 */
export function copyRecording({ dist, files }: AuditedSite, folder: string): void {
  cpSync(dist, folder, { recursive: true });
  writeFileSync(join(folder, FILE), `${callInPage(record, KEY)};\n`);
  for (const page of files.values()) {
    const html = readFileSync(join(folder, page), 'utf8');
    const script = `<script src="/${FILE}"></script>`;
    writeFileSync(join(folder, page), html.replace('<head>', `<head>\n${script}`));
  }
}

/** The messages since the last call, each with its page. */
export function takeMessages(browser: OtherBrowser): Promise<string[]> {
  return browser.evaluate((key) => {
    const lines: string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.removeItem(key);
    return lines;
  }, KEY);
}

/** Runs in the page. Keeps the messages in session storage, so that a reload does not lose them. */
function record(key: string): void {
  const say = (line: string) => {
    const lines: string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...lines, `${location.pathname}: ${line}`]));
  };
  for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    console[level] = (...words: unknown[]) => say(`console ${level}: ${words.join(' ')}`);
  }
  addEventListener(
    'error',
    ({ message, target }) => {
      const { src, href } = target as Partial<HTMLImageElement & HTMLLinkElement>;
      say(message ? `uncaught: ${message}` : `did not load: ${src ?? href}`);
    },
    { capture: true },
  );
  addEventListener('unhandledrejection', ({ reason }) => say(`uncaught: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    say(`policy violation: ${violatedDirective} ${blockedURI}`),
  );
}
