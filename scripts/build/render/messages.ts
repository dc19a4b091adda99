/** What the main thread and the render threads say to each other. */
import type { LayoutFile, Site } from '../../shared/contracts.ts';
import type { MarkupScan } from '../check/scan-markup.ts';
import type { Fault } from '../faults/fault.ts';
import type { PlannedPage, RenderedPage, Shared } from './page.ts';

/** Which build of React renders: the production one in builds; the development one, which warns, where it is asked for. */
export type ReactMode = 'production' | 'development';

/** What a thread knows from its start. */
export interface ThreadSetting {
  react: ReactMode;
  base: string;
  /** Milliseconds that one page may take. */
  timeout: number;
}

/** A task for a thread. `shared` comes with the first that needs it, and again only when it is another one. */
export interface ThreadRequest {
  task: LayoutsTask | ShardTask;
  shared: Shared | undefined;
  /** One number a file or page, see Stage: tells the main thread where one hangs. */
  stages: Int32Array;
}

export type ThreadAnswer = { result: LayoutsResult | ShardResult } | { error: unknown };

/** Asks for what all pages share. */
export interface LayoutsTask {
  kind: 'layouts';
  /** The bundle of layouts, the error page and the site's facts. */
  bundle: string;
  /** Layout name → file. */
  layouts: ReadonlyMap<string, string>;
  errorPage: string | undefined;
  site: string | undefined;
  /** Island source file → URL. */
  islandUrls: Readonly<Record<string, string>>;
  /** Behavior name → URL. */
  behaviorUrls: Readonly<Record<string, string>>;
}

/** Asks for the pages of one shard. */
export interface ShardTask {
  kind: 'shard';
  bundle: string;
  pages: readonly PlannedPage[];
  /** Pages load one after the other, so that the one that hangs can be told from those that only wait. */
  oneByOne: boolean;
}

export interface UsedIsland {
  file: string;
  hydrate: string;
}

export interface RenderedLayout extends LayoutFile {
  /** True where a plain one stands in for it; what is in it is not known then. */
  hasFaults: boolean;
  scan: MarkupScan;
  islands: readonly UsedIsland[];
}

export interface RenderedErrorPage {
  status: 404 | 500;
  /** The inner HTML of `#page` with its message. */
  html: string;
  /** The same with ERROR_MESSAGE for a message. */
  template: string;
  scan: MarkupScan;
}

export interface LayoutsResult {
  layouts: Readonly<Record<string, RenderedLayout>>;
  errorPages: readonly RenderedErrorPage[];
  site: Site | undefined;
  faults: readonly Fault[];
  /** What user code has written to the console, with its file. */
  printed: readonly string[];
}

export interface ShardResult {
  pages: readonly RenderedPage[];
  faults: readonly Fault[];
  /** What user code has written to the console, with its file. */
  printed: readonly string[];
  /** The system has refused to write a page. */
  isRefused?: true;
}

/** What preview pictures are drawn with. */
export interface PreviewSource {
  /** The bundle of layouts, which the preview is part of. */
  bundle: string;
  /** Its source. */
  file: string;
  /** Absolute. */
  root: string;
}

/** Where a page or a shared file is. A picture is painted in its thread, and compressed beside it. */
export const Stage = {
  waiting: 0,
  evaluating: 1,
  loading: 2,
  rendering: 3,
  painting: 4,
  compressing: 5,
  done: 6,
} as const;

/** The files of a LayoutsTask in the order in which they are rendered, which is that of their stages. */
export function sharedFiles({ layouts, errorPage, site }: LayoutsTask): string[] {
  return [...layouts.values(), ...[errorPage, site].filter((file) => file !== undefined)];
}
