import type { Reference } from '../check/scan-markup.ts';
import type { Route } from '../discover/discover-pages.ts';
import type { UsedIsland } from './thread-messages.ts';

/** A page whose HTML and payload are on disk, with what the checks and the summary need of it. */
export interface RenderedPage extends Route {
  layout: string;
  title: string;
  description: string;
  indexed: boolean;
  /** The URLs of its stylesheets. */
  styles: readonly string[];
  /** Hash of the payload file. */
  payloadHash: string;
  /** Sizes are in bytes. */
  htmlSize: number;
  payloadSize: number;
  islands: readonly UsedIsland[];
  earlyBehaviors: readonly string[];
  ids: readonly string[];
  references: readonly Reference[];
}

/** A route for which nothing is written. */
export interface UnrenderedRoute extends Route {
  layout: string;
  /** `invalid`: its `validate` returned false. `not prerendered`: its `prerender` is false. */
  reason: 'invalid' | 'not prerendered';
}
