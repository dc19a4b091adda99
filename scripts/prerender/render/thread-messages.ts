/** The messages between the main thread and the render threads. */
import type { MessagePort } from 'node:worker_threads';
import type { SiteScripts } from '../bundle/bundle-client.ts';
import type { SiteModules } from '../discover/discover-modules.ts';
import type { Route } from '../discover/discover-pages.ts';
import type { Fault } from '../faults/fault.ts';
import type { SiteContext } from '../site-context.ts';
import type { ExamplesResult, LayoutsResult, ShardResult } from './rendered.ts';

/** What the main thread sends: a task, or which sources have changed, files and folders relative to the root. */
export type ThreadInput<Kind extends TaskKind = TaskKind> =
  | { task: Task<Kind> }
  | { changed: readonly string[] };

/** What a thread sends while it works on a task, and in the end its answer. */
export type ThreadMessage<Kind extends TaskKind = TaskKind> =
  /** The thread is alive, and works on this source file. */
  | { type: 'progress'; file: string }
  /** Output of the site's code. */
  | { type: 'printed'; text: string }
  /** A picture or a font that the site's code imports: its name under `assets/`. */
  | { type: 'asset'; name: string; bytes: Uint8Array }
  /** Asks for the URLs of stylesheets. `port` receives them. */
  | { type: 'link-styles'; stylesheets: Parameters<LinkStyles>[0]; port: MessagePort }
  | ThreadAnswer<Kind>;

/** The end of a task. There is no result if the thread could not go on, as on a full disk. */
export interface ThreadAnswer<Kind extends TaskKind = TaskKind> {
  type: 'answer';
  result?: TaskResult<Kind>;
  faults: readonly Fault[];
}

/** A result, and the faults found on the way. */
export type WithFaults<Result> = Result & { faults: readonly Fault[] };

/** Bundles stylesheets, each given by its sources. Returns the URL of each in a list, which is empty if it has none. */
export type LinkStyles = (
  stylesheets: readonly (readonly string[])[],
) => Promise<readonly (readonly string[])[]>;

/** What a thread is given for each kind of task, and what it makes of it. */
interface Tasks {
  /** For the layouts, the error pages and the facts about the site. */
  layouts: { input: { modules: SiteModules; scripts: SiteScripts }; result: LayoutsResult };
  /** For the pages of one shard: those that a thread renders in one go. */
  shard: { input: { pages: readonly Route[]; context: SiteContext }; result: ShardResult };
  /** For the examples of components. */
  examples: {
    input: { files: readonly string[]; islandUrls: SiteScripts['islandUrls'] };
    result: ExamplesResult;
  };
}

export type TaskKind = keyof Tasks;

/** A task of one kind, or of any. */
export type Task<Kind extends TaskKind = TaskKind> = {
  [OneKind in Kind]: { kind: OneKind } & Tasks[OneKind]['input'];
}[Kind];

export type TaskResult<Kind extends TaskKind> = Tasks[Kind]['result'];
