import { withTimeout } from '../../shared/with-timeout.ts';

/** How long a script may take, with its second try, in milliseconds. */
const SCRIPT_TIMEOUT = 120_000;

/**
 * Imports a script, and tries again once if that fails. Browsers remember failed imports, so the second try has another
 * URL. Only the script's own file gets that URL, not the files it imports: those of islands include React, of which there
 * must not be a second copy.
 */
export function importScript<Exports>(url: string): Promise<Exports> {
  const script = import(url).catch(() => import(`${url}?retry=${Date.now()}`));
  return withTimeout<Exports>(script, SCRIPT_TIMEOUT, 'no answer');
}
