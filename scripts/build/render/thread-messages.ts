/** The messages between the main thread and the render threads. */
import type { Site } from '../../shared/contracts.ts';
import type { HydrateTrigger } from '../../shared/hydrate-triggers.ts';
import type { ScriptUrls } from '../bundle/bundle-client.ts';
import type { ShardPage } from '../bundle/bundle-shard.ts';
import type { MarkupScan } from '../check/scan-markup.ts';
import type { SiteModules } from '../discover/discover-modules.ts';
import type { Fault } from '../faults/fault.ts';
import type { ReactMode } from '../options.ts';
import type { PageResult } from './page-result.ts';
import type { SiteContext } from './site-context.ts';

/** The settings that a thread receives when it starts. */
export interface ThreadSetting {
  root: string;
  /** With the development build, each warning that it prints becomes a fault. */
  react: ReactMode;
  base: string;
  /** How long one page may take, in milliseconds. */
  timeout: number;
}

/** A task for a thread. `context` is sent with the first task that needs it, and again only if it has changed. */
export interface ThreadRequest {
  task: LayoutsTask | ShardTask;
  context: SiteContext | undefined;
}

/** Tells the main thread that the work goes on, and which source file is evaluated or rendered next. */
export interface ThreadStep {
  file: string;
}

export type ThreadAnswer = { result: LayoutsResult | ShardResult } | { error: unknown };

/** Asks for the layouts, the error pages and the facts about the site. */
export interface LayoutsTask extends ScriptUrls {
  kind: 'layouts';
  /** The bundle with layouts, the error page and facts about the site. */
  bundle: string;
  modules: Pick<SiteModules, 'layouts' | 'errorPage' | 'siteFile'>;
}

/** Asks for the pages of one shard. */
export interface ShardTask {
  kind: 'shard';
  bundle: string;
  pages: readonly ShardPage[];
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
}

export interface LayoutsResult extends SiteCodeLog {
  layouts: Readonly<Record<string, RenderedLayout>>;
  errorPages: readonly RenderedErrorPage[];
  site: Site | undefined;
}

export interface ShardResult extends SiteCodeLog {
  pages: readonly PageResult[];
  /** True if a page could not be written, such as on a full disk. */
  writeFailed?: boolean;
}

/** The module that draws preview pictures. */
export interface PreviewSource {
  /** The bundle of layouts, which includes the preview module. */
  bundle: string;
  /** The source of the preview module. */
  file: string;
}
