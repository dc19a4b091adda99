/**
 * The types that cross a border: between a page and the build, and between the build and the browser.
 * Read this file first; every other file speaks in these words.
 */
import type { ComponentType, ReactNode } from 'react';

/** A value that JSON carries without changing it. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

// What maintainers write ---------------------------------------------------------------------

/** `export const page` of a file under `pages/`. */
export interface Page<Data = undefined> {
  /** Shown in the tab and in search results; unique across the site. */
  title: string;
  /** One or two sentences for search results and link previews; unique across the site. */
  description: string;
  /** Words for `<meta name="keywords">`; none by default. */
  keywords?: readonly string[];
  /** A file name under `layouts/`; `default` by default. */
  layout?: string;
  /** Functions exported by `pages/_middleware.ts`, run in this order on each visit; none by default. */
  middleware?: readonly string[];
  /** Called at build; `false` makes the route answer 404. */
  validate?: () => boolean | Promise<boolean>;
  /** Called at build; what it resolves to is handed to the component as `data`. */
  load?: () => Data | Promise<Data>;
  /** `false` keeps the scroll position when a visitor arrives by a link; `true` by default. */
  scrollToTop?: boolean;
  /** The name of the CSS transition between pages, or `false` for none; `page` by default. */
  transition?: string | false;
  /** `false`: the route exists, but nothing is generated for it; `true` by default. */
  prerender?: boolean;
  /** `false` asks search engines to stay away and leaves the route out of the sitemap; `true` by default. */
  indexed?: boolean;
  /** The name of this page in the breadcrumb that search engines show; the title by default. */
  breadcrumb?: string;
  /** Further schema.org objects for this page (a Service, say), without `@context`. */
  structuredData?: readonly { readonly [key: string]: Json }[];
}

/** What a page component receives. */
export interface PageProps<Data = undefined> {
  data: Data;
}

/** A module under `pages/` that is a route. */
export interface PageModule {
  page: Page<unknown>;
  default: ComponentType<PageProps<unknown>>;
}

/** What a layout, `layouts/<name>.tsx`, receives. */
export interface LayoutProps {
  children: ReactNode;
}

/** What `layouts/error.tsx` receives. */
export interface ErrorPageProps {
  statusCode: number;
  message: string;
}

/** What `layouts/_preview.tsx` receives for each page. */
export interface PreviewProps {
  title: string;
  description: string;
  /** The layout's name. */
  layout: string;
}

/** `layouts/_preview.tsx`: the picture that others show beside a link to a page, 1200 × 630 pixels, as satori draws it. */
export interface PreviewModule {
  default: ComponentType<PreviewProps>;
  /** WOFF or TTF, paths relative to the root. */
  fonts: readonly {
    readonly name: string;
    readonly file: string;
    readonly weight: 400 | 500 | 700;
  }[];
}

/** When the browser fetches and hydrates an island. */
export type HydrateTrigger = 'load' | 'idle' | 'visible' | 'interaction';

/** A module named `*.island.tsx`. */
export interface IslandModule {
  default: ComponentType<Record<string, Json>>;
  /** `visible` by default. */
  hydrate?: HydrateTrigger;
}

/** A module named `*.behavior.ts`: attaches to the element that names it, returns its detach. */
export interface BehaviorModule {
  default: (element: HTMLElement) => () => void;
}

/** `export const site` of `layouts/_site.ts`: what is true of the whole site. */
export interface Site {
  name: string;
  /** Where the site is published, without a path: `https://www.example.com`. `--site-url` wins over it. */
  url: string;
  /** A BCP 47 tag for `<html lang>`; `en` by default. */
  language?: string;
  /** For `<meta name="theme-color">`, favicons and the web manifest; `#01cfe0` by default. */
  themeColor?: string;
  /** schema.org Organization fields beside name and URL (telephone, address …). */
  organization?: { readonly [key: string]: Json };
  /** Third-party stylesheets and scripts for the head; none by default. */
  thirdParties?: ThirdParties;
  /** Who takes the messages of forms; its origin is added to the content security policy. None by default. */
  formEndpoint?: FormEndpoint | null;
}

/**
 * Who takes the messages of forms, and by whose rules. Without JavaScript a form posts itself, as HTML does; with it,
 * a message counts as sent on the answer that is named here, and on no other.
 */
export type FormEndpoint = FormspreeEndpoint | NetlifyEndpoint | OwnEndpoint;

/**
 * Formspree. Asked for JSON it answers 200 `{ "ok": true }`, or 4xx `{ "errors": [{ "field", "code", "message" }] }`.
 * After a plain form it goes on to the address in the form's `_next`, which is the page that says thank you.
 */
export interface FormspreeEndpoint {
  readonly provider: 'formspree';
  /** `https://formspree.io/f/<form id>` */
  readonly url: string;
}

/**
 * Netlify Forms, for a site that Netlify itself serves and whose form detection is on: it finds the forms in the HTML
 * and takes a form-encoded POST with their `form-name` to a page of the site. It answers 200 with that page.
 */
export interface NetlifyEndpoint {
  readonly provider: 'netlify';
}

/**
 * A server of one's own. It takes JSON, an object from the names of the fields to strings, with an `Idempotency-Key`
 * header that is the same for each attempt at one message (CORS has to allow both headers), and answers 2xx
 * `{ "ok": true }`, or 4xx `{ "errors": [{ "field", "message" }] }`. It takes plain forms too, form-encoded, and
 * answers them 303 with the page that says thank you. A message whose `website` is filled in comes from a robot.
 */
export interface OwnEndpoint {
  readonly provider: 'own';
  /** An absolute https URL; also `http://localhost:…`, to try it. */
  readonly url: string;
}

export interface ThirdParties {
  styles?: readonly ThirdPartyFile[];
  scripts?: readonly ThirdPartyFile[];
}

export interface ThirdPartyFile {
  /** An absolute https URL. */
  url: string;
  /** A subresource integrity value, checked by the browser when given. */
  integrity?: string;
  /**
   * Further https origins that it takes files from, none by default: fonts for a stylesheet
   * (`https://fonts.gstatic.com` for one of Google Fonts), scripts and requests for a script.
   */
  origins?: readonly string[];
}

/** A visit as middleware sees it. */
export interface MiddlewareVisit {
  /** The path the visitor comes from, or `null` on the first load. */
  from: string | null;
  to: string;
  page: Pick<Payload, 'path' | 'title' | 'layout'>;
}

/** A function exported by `pages/_middleware.ts`. A throw shows the error page. */
export type Middleware = (
  visit: MiddlewareVisit,
) => undefined | { redirect: string } | Promise<undefined | { redirect: string }>;

// What the build writes and the browser reads ------------------------------------------------

/** `<route>/payload.json`: all that a visit needs to show a page. Filled by render-page, read by the runtime. */
export interface Payload {
  format: 1;
  /** The route path, without the base: `/contact`. The runtime refuses a payload of another path. */
  path: string;
  /** Hash of this page's own content. */
  build: string;
  /** Hash of the runtime, islands, styles and layouts; another one than the running means a full page load. */
  runtime: string;
  layout: string;
  title: string;
  /** The HTML of each element of `<head>` that belongs to the page and is replaced on a visit. */
  head: readonly string[];
  /** The inner HTML of `#page`. */
  html: string;
  /** URLs of the stylesheets that this page needs beside the site's own. */
  styles: readonly string[];
  middleware: readonly string[];
  scrollToTop: boolean;
  transition: string | false;
  /** Always last, so that a truncated body cannot pass. */
  end: true;
}

/** One route in the manifest. */
export interface ManifestRoute {
  name: string;
  layout: string;
  /** URL of the payload, with its hash as `?v=`; absent when the route answers 404. */
  payload?: string;
  /** Only 404, when the page's `validate` said no. */
  status?: 404;
}

/** `manifest.json`: the routes that exist, and the parts that several of them share. */
export interface Manifest {
  format: 1;
  runtime: string;
  base: string;
  routes: { readonly [path: string]: ManifestRoute };
  /** Layout name → URL of its HTML; see LayoutFile. */
  layouts: { readonly [name: string]: string };
}

/** A layout as the runtime fetches it: the body's HTML around the page. */
export interface LayoutFile {
  format: 1;
  name: string;
  before: string;
  after: string;
  end: true;
}

/** The error pages as the runtime fetches them; ERROR_MESSAGE stands where the message goes. */
export interface ErrorPagesFile {
  format: 1;
  /** For `<title>`. */
  title: string;
  /** Status code (`404`, or `500` for all others) → inner HTML of `#page`. */
  pages: { readonly [statusCode: string]: string };
  end: true;
}

/** The JSON block `#pointwork-page` in each HTML file: what the runtime must know of the page it wakes up in. */
export type PageState = Pick<
  Payload,
  'path' | 'build' | 'runtime' | 'layout' | 'middleware' | 'scrollToTop' | 'transition' | 'styles'
> & {
  base: string;
  /** URL of the error pages' content; see ErrorPagesFile. */
  errors: string;
  /** Set on error pages, `404` or `500`. */
  status?: number;
  /** What the site loads from elsewhere, once the page is idle. */
  thirdParties?: ThirdParties;
};
