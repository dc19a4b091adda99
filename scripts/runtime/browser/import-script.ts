import { withTimeout } from '../../shared/with-timeout.ts';

/** How long a script may take, with its second try, in milliseconds. */
const SCRIPT_TIMEOUT = 120_000;

/** The scripts that are loading or loaded, by URL. */
const scripts = new Map<string, Promise<unknown>>();

/**
 * Imports a script, and tries again once if that fails. Chromium 153 and Firefox 153 remember failed imports, so the second
 * try has another URL. Only the script's own file gets that URL, not the files it imports: those of islands include React,
 * of which there must not be a second copy.
 */
export function importScript<Exports>(url: string): Promise<Exports> {
  const load = () => import(url).catch(() => import(`${url}?retry=${Date.now()}`));
  const script = scripts.get(url) ?? withTimeout(load(), SCRIPT_TIMEOUT, 'no answer');
  scripts.set(url, script);
  script.catch(() => scripts.delete(url));
  return script as Promise<Exports>;
}
