import type { Site } from '../../shared/contracts.ts';
import type { ScriptUrls } from '../bundle/bundle-client.ts';
import type { StylePlan } from '../bundle/plan-styles.ts';
import type { PolicyInput } from '../document/content-security-policy.ts';
import type { SharedDocument } from '../document/page-document.ts';
import type { RenderedErrorPage, RenderedLayout } from './thread-messages.ts';

/** The facts of the site, with the defaults for those that it leaves out. */
export type SiteFacts = Site & Required<Pick<Site, 'language' | 'themeColor'>>;

/** What all pages share. Made once, and sent to each render thread once. */
export interface SiteContext extends Readonly<ScriptUrls> {
  readonly base: string;
  readonly siteUrl: string;
  readonly site: SiteFacts;
  /** The paths of all routes. */
  readonly paths: ReadonlySet<string>;
  /** A hash of the scripts, the layouts, the error pages and the site's own stylesheet. */
  readonly siteVersion: string;
  readonly document: SharedDocument;
  /** What the content security policy allows in the headers of hosts, which are the same for all pages. */
  readonly policy: PolicyInput;
  readonly layouts: Readonly<Record<string, RenderedLayout>>;
  /** Layout name → URL of its file. */
  readonly layoutUrls: Readonly<Record<string, string>>;
  readonly errorPages: readonly RenderedErrorPage[];
  /** URL of the error pages' file. */
  readonly errorsUrl: string;
  /** The middleware that exists; undefined if it could not be found out. */
  readonly middleware: readonly string[] | undefined;
  /** Which stylesheets all pages have already. */
  readonly styles: StylePlan;
  /** The module that draws preview pictures; undefined if none are drawn. */
  readonly preview: string | undefined;
  /** Files of `assets/public/`, which may include preview images. */
  readonly publicFiles: readonly string[];
  /** The folder that the site is written to. */
  readonly folder: string;
  /** The folder of the published site, which may not exist. */
  readonly published: string;
}
