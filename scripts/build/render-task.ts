import type { LayoutFile, Site } from '../shared/contracts.ts';
import type { Route } from './discover-pages.ts';
import type { Fault } from './fault.ts';
import type { Crumb } from './head.ts';
import type { DocumentParts } from './page-document.ts';
import type { PreviewSource } from './render-previews.ts';
import type { MarkupScan, Reference } from './scan-markup.ts';

/** Asks a render thread for what all pages share. */
export interface LayoutsTask {
  /** The bundle of layouts, the error page and the site's facts. */
  bundle: string;
  base: string;
  /** Layout name → file. */
  layouts: ReadonlyMap<string, string>;
  errorPage: string | undefined;
  site: string | undefined;
  /** Island source file → URL. */
  islandUrls: Readonly<Record<string, string>>;
  /** Behavior name → URL. */
  behaviorUrls: Readonly<Record<string, string>>;
  /** One number a file, see sharedFiles and RouteStage. */
  progress: SharedArrayBuffer;
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
}

/** Asks a render thread for the pages of one shard. */
export interface RoutesTask {
  bundle: string;
  routes: readonly RouteTask[];
  /** Pages load one after the other, so that the one that hangs can be told from those that only wait. */
  oneByOne?: boolean;
  context: PageContext;
  /** One number a route, see RouteStage: tells the main thread where a page hangs. */
  progress: SharedArrayBuffer;
}

export interface RouteTask extends Route {
  ancestors: readonly Crumb[];
  /** URLs of the stylesheets of its blocks. */
  styles: readonly string[];
}

/** What pages are joined with. */
export interface PageContext {
  base: string;
  siteUrl: string;
  site: Site;
  runtime: string;
  errorsUrl: string;
  parts: DocumentParts;
  layouts: Readonly<Record<string, RenderedLayout>>;
  islandUrls: Readonly<Record<string, string>>;
  /** Behavior name → URL. */
  behaviorUrls: Readonly<Record<string, string>>;
  /** Names that exist; undefined when they could not be found out. */
  middleware: readonly string[] | undefined;
  /** What draws preview pictures; undefined where none are drawn. */
  preview: PreviewSource | undefined;
  /** Files of `assets/public/`, where preview images may be. */
  publicFiles: readonly string[];
  /** Where the site is written to. */
  folder: string;
  /** Milliseconds a page's `load` may take. */
  timeout: number;
}

/** Where a page is. Its picture is painted in its thread, and compressed beside it. */
export const RouteStage = {
  waiting: 0,
  evaluating: 1,
  loading: 2,
  rendering: 3,
  painting: 4,
  compressing: 5,
  done: 6,
} as const;

export interface UsedIsland {
  file: string;
  hydrate: string;
}

/** What the main thread learns of a rendered page; the page itself is on the disk. */
export interface RenderedRoute extends Route {
  /** `missing`: its `validate` said no. `skipped`: its `prerender` is false. */
  outcome: 'generated' | 'missing' | 'skipped';
  layout: string;
  title: string;
  description: string;
  indexed: boolean;
  /** Hash of the payload file. */
  payloadHash: string;
  /** Bytes. */
  htmlSize: number;
  /** Bytes. */
  payloadSize: number;
  islands: readonly UsedIsland[];
  earlyBehaviors: readonly string[];
  ids: readonly string[];
  references: readonly Reference[];
}

/** What is known of a page that has no HTML. */
export const NOT_RENDERED = {
  payloadHash: '',
  htmlSize: 0,
  payloadSize: 0,
  islands: [],
  earlyBehaviors: [],
  ids: [],
  references: [],
} as const satisfies Partial<RenderedRoute>;

export interface RoutesResult {
  routes: readonly RenderedRoute[];
  faults: readonly Fault[];
  /** The system has refused to write a page. */
  isRefused?: true;
}

/** The files of a LayoutsTask in the order in which they are rendered, which is that of its `progress`. */
export function sharedFiles({
  layouts,
  errorPage,
  site,
}: Pick<LayoutsTask, 'layouts' | 'errorPage' | 'site'>): string[] {
  return [...layouts.values(), ...[errorPage, site].filter((file) => file !== undefined)];
}
