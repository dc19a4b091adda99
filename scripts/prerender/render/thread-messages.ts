/** The messages between the main thread and the render threads. */
import type { SiteScripts } from '../bundle/bundle-client.ts';
import type { SiteModules } from '../discover/discover-modules.ts';
import type { Route } from '../discover/discover-pages.ts';
import type { Fault } from '../faults/fault.ts';
import type { SiteContext } from '../site-context.ts';
import type { ExamplesResult, LayoutsResult, ShardResult } from './rendered.ts';

/** What the main thread sends. */
export type ThreadInput =
  | { type: 'task'; task: LayoutsTask | ShardTask | ExamplesTask }
  /** The context of the shards that follow. */
  | { type: 'context'; context: SiteContext }
  /** Sources that have changed: files and folders, relative to the root. */
  | { type: 'changed'; changed: readonly string[] }
  /** The answer to `link-styles`. */
  | { type: 'style-urls'; urls: readonly (readonly string[])[] };

/** What a thread sends while it works on a task, and in the end its answer. */
export type ThreadMessage =
  /** The thread is alive, and works on this source file. */
  | { type: 'progress'; file: string }
  /** Output of the site's code. */
  | { type: 'printed'; text: string }
  /** A picture or a font that the site's code imports: its name under `assets/`. */
  | { type: 'asset'; name: string; bytes: Uint8Array }
  /** Asks for the URLs of stylesheets, each given by its sources. */
  | { type: 'link-styles'; stylesheets: readonly (readonly string[])[] }
  | ThreadAnswer;

/** The end of a task. There is no result if the thread could not go on, as on a full disk. */
export interface ThreadAnswer {
  type: 'answer';
  result?: LayoutsResult | ShardResult | ExamplesResult;
  faults: readonly Fault[];
}

/** A result, and the faults found on the way. */
export type WithFaults<Result> = Result & { faults: readonly Fault[] };

/** Asks for the layouts, the error pages and the facts about the site. */
export interface LayoutsTask
  extends SiteScripts,
    Pick<SiteModules, 'layouts' | 'errorPage' | 'siteFile'> {
  kind: 'layouts';
}

export function layoutsTask(
  { layouts, errorPage, siteFile }: SiteModules,
  { islandUrls, islandStyles, behaviorUrls }: SiteScripts,
): LayoutsTask {
  return { kind: 'layouts', layouts, errorPage, siteFile, islandUrls, islandStyles, behaviorUrls };
}

/** Asks for the pages of one shard: those that a thread renders in one go. */
export interface ShardTask {
  kind: 'shard';
  pages: readonly Route[];
  /** The site has more shards: which of them a thread renders, and when, must not matter. */
  isPart: boolean;
}

/** Asks for the examples of components. */
export interface ExamplesTask extends Pick<SiteScripts, 'islandUrls'> {
  kind: 'examples';
  files: readonly string[];
}
