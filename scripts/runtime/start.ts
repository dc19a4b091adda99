/** The one script of a first load. It wakes up what the page names: islands and behaviors. */
import { startBehaviors } from './behaviors.ts';
import { startIslands } from './islands.ts';

startIslands(document.body);
startBehaviors(document.body);
