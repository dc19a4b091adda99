/** The messages between the main thread and the render threads. */
import type { Site } from '../../shared/contracts.ts';
import type { HydrateTrigger } from '../../shared/hydrate-triggers.ts';
import type { ScriptUrls } from '../bundle/bundle-client.ts';
import type { MarkupScan } from '../check/scan-markup.ts';
import type { SiteModules } from '../discover/discover-modules.ts';
import type { Route } from '../discover/discover-pages.ts';
import type { Fault } from '../faults/fault.ts';
import type { BuildOptions } from '../options.ts';
import type { PageResult } from './page-result.ts';
import type { SiteContext } from './site-context.ts';

/** The settings that a thread receives when it starts. With React's development build, each warning is a fault. */
export type ThreadSetting = Pick<
  BuildOptions,
  'root' | 'base' | 'siteUrl' | 'timeout' | 'react' | 'namesSources'
>;

/** A task for a thread. */
export interface ThreadRequest {
  task: LayoutsTask | ShardTask | ExamplesTask;
  /** Sent with the first task that needs it, and again only if it has changed. */
  context: SiteContext | undefined;
  /** Sent if sources have changed since the last task: files relative to the root, undefined for all. */
  changes: { files: readonly string[] | undefined } | undefined;
}

export type ThreadResult = LayoutsResult | ShardResult | ExamplesResult;

/** Tells the main thread that the work goes on, and which source file is evaluated or rendered next. */
export interface ThreadStep {
  file: string;
}

/** Asks for the URLs of stylesheets, each given by its sources. */
export interface StylesRequest {
  sheets: readonly (readonly string[])[];
}

export type ThreadAnswer = { result: ThreadResult } | { error: unknown };

export type ThreadMessage = ThreadStep | StylesRequest | ThreadAnswer;

/** Asks for the layouts, the error pages and the facts about the site. */
export interface LayoutsTask extends ScriptUrls {
  kind: 'layouts';
  modules: Pick<SiteModules, 'layouts' | 'errorPage' | 'siteFile'>;
}

/** Asks for the pages of one shard: those that a thread renders in one go. */
export interface ShardTask {
  kind: 'shard';
  pages: readonly Route[];
}

/** Asks for the examples of components. */
export interface ExamplesTask extends Pick<ScriptUrls, 'islandUrls'> {
  kind: 'examples';
  files: readonly string[];
}

export interface UsedIsland {
  file: string;
  hydrate: HydrateTrigger;
}

export interface RenderedLayout {
  name: string;
  before: string;
  after: string;
  /** True if a plain layout replaces it; its own content is unknown then. */
  hasFaults: boolean;
  scan: MarkupScan;
  islands: readonly UsedIsland[];
}

export interface RenderedErrorPage {
  status: 404 | 500;
  /** The inner HTML of `#page`, with its message. */
  html: string;
  /** The same with MESSAGE_PLACEHOLDER in place of the message. */
  template: string;
  scan: MarkupScan;
}

/** The faults of the site's code, and what it prints. */
export interface SiteCodeLog {
  faults: Fault[];
  /** What it has printed to the console, with its file. */
  printed: string[];
  /** Pictures and fonts that it imports: name in `assets/`, and absolute path of the source. */
  assets: [name: string, path: string][];
}

export interface LayoutsResult extends SiteCodeLog {
  layouts: Readonly<Record<string, RenderedLayout>>;
  errorPages: readonly RenderedErrorPage[];
  site: Site | undefined;
  /** All files that these are made from, and the stylesheets among those of layouts and error page, in import order. */
  sources: readonly string[];
  styles: readonly string[];
}

export interface ShardResult extends SiteCodeLog {
  pages: readonly PageResult[];
  /** True if a page could not be written, such as on a full disk. */
  writeFailed?: boolean;
}

export interface RenderedExample {
  /** The file of its set, `components/ui/Button.examples.tsx`. */
  file: string;
  name: string;
  html: string;
}

export interface ExamplesResult extends SiteCodeLog {
  examples: readonly RenderedExample[];
  /** File → its stylesheets, in import order. */
  styles: Readonly<Record<string, readonly string[]>>;
}
