import { join } from 'node:path';
import launchEditor from 'launch-editor';
import type { OpenAnswer, Place } from './finder-messages.ts';

/** Milliseconds in which an editor that does not start has said so. */
const GRACE = 300;

/**
 * Opens a place in the editor that runs on this machine, or that LAUNCH_EDITOR, VISUAL or EDITOR names.
 *
 * @param root of the site, absolute.
 */
export function openInEditor(root: string, { file, line, column }: Place): Promise<OpenAnswer> {
  const path = `${join(root, file)}:${line}:${column}`;
  return new Promise((resolve) => {
    setTimeout(() => resolve({ opened: true }), GRACE);
    launchEditor(path, (_, message) => {
      const why = message ? `The editor does not start: ${message}` : 'No editor was found.';
      resolve({ opened: false, path, why });
    });
  });
}
