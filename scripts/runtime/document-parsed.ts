/**
 * Waits for the document: the runtime's script is `async`, since a deferred one would wait for stylesheets, too.
 * Imported before all that reads the document.
 */
import { limitStyles } from './page-styles.ts';

limitStyles();
if (document.readyState === 'loading') {
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}
