import { join } from 'node:path';
import launchEditor from 'launch-editor';
import type { OpenResponse, Place } from './finder-messages.ts';

/** How long to wait for an error, in milliseconds. After that, the editor is taken to have started. */
const GRACE = 300;

/**
 * Opens a line in the editor that LAUNCH_EDITOR names, or else in one that is running, or else in VISUAL or EDITOR.
 *
 * @param root of the site, absolute.
 */
export function openInEditor(root: string, { file, line, column }: Place): Promise<OpenResponse> {
  const path = `${join(root, file)}:${line}:${column}`;
  return new Promise((resolve) => {
    setTimeout(() => resolve({ opened: true }), GRACE);
    launchEditor(path, (_, message) => {
      const why = message ? `The editor does not start: ${message}` : 'No editor was found.';
      resolve({ opened: false, path, why });
    });
  });
}
