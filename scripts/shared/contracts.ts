/**
 * The types of what maintainers write (pages, layouts, islands, facts about the site) and of what the build writes for the
 * browser. Read this file first: build and runtime meet here.
 */
import type { ComponentType, ReactNode } from 'react';
import type { FormEndpoint } from './form-endpoint.ts';
import type { HydrateTrigger } from './hydrate-triggers.ts';

/** A value that JSON can represent without changing it. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

// What maintainers write.

/** What `export const page` of a file under `pages/` may say, except `load`. */
interface PageFacts {
  /** Shown in the tab and in search results; unique across the site. */
  title: string;
  /** One or two sentences for search results and link previews; unique across the site. */
  description: string;
  /** Words for `<meta name="keywords">`; none by default. */
  keywords?: readonly string[];
  /** The name of a file under `layouts/`; `default` by default. */
  layout?: string;
  /** Functions exported by `pages/_middleware.ts`, run in this order on each visit; none by default. */
  middleware?: readonly string[];
  /** Called by the build; if it returns `false`, the route answers 404. */
  validate?: () => boolean | Promise<boolean>;
  /** `false` keeps the scroll position when a visitor arrives by a link; `true` by default. */
  scrollToTop?: boolean;
  /**
   * The name of the CSS transition between pages, of letters, digits, `-` and `_`, or `false` for none; `page` by
   * default.
   */
  transition?: string | false;
  /** `false`: nothing is generated for the route, and visitors get a 404; `true` by default. */
  prerender?: boolean;
  /** `false` asks search engines not to index the page and leaves it out of the sitemap; `true` by default. */
  indexed?: boolean;
  /** The page's name in the breadcrumb that search engines show; the title by default. */
  breadcrumb?: string;
  /** More schema.org objects for this page (a Service, say), without `@context`. */
  structuredData?: readonly { readonly [key: string]: Json }[];
  /** More `<meta>` elements for this page; none by default. */
  meta?: readonly HeadMeta[];
  /** More `<link>` elements for this page; none by default. */
  link?: readonly HeadLink[];
}

/** A `<meta>` of the head that the build does not write itself: the proof for a search engine, `og:locale` … */
export type HeadMeta = { readonly content: string } & (
  | { readonly name: string; readonly property?: never }
  | { readonly property: string; readonly name?: never }
);

/** A `<link>` of the head that the build does not write itself: a translation, a feed, a preload … */
export interface HeadLink {
  readonly rel: string;
  /** A URL, or a path of the site, `/feed.xml`, without the base. It is checked as other links are. */
  readonly href: string;
  readonly hreflang?: string;
  readonly type?: string;
  readonly title?: string;
  readonly media?: string;
  readonly sizes?: string;
  readonly as?: string;
  readonly crossorigin?: '' | 'anonymous' | 'use-credentials';
}

/** `load` is called by the build; the component receives its result as `data`. A page without data needs none. */
type PageLoad<Data> = undefined extends Data
  ? { load?: () => Data | Promise<Data> }
  : { load: () => Data | Promise<Data> };

/** `export const page` of a file under `pages/`, with the data that its component receives. */
export type Page<Data = undefined> = PageFacts & PageLoad<Data>;

/** The data that the component of a page receives: what its `load` returns. Written `DataOf<typeof page>`. */
export type DataOf<P> = P extends { load: () => infer Loaded } ? Awaited<Loaded> : undefined;

/** The props of a page component. */
export interface PageProps<Data = undefined> {
  data: Data;
}

/** A module under `pages/` that is a route. */
export interface PageModule<Data = unknown> {
  page: Page<Data>;
  default: ComponentType<PageProps<Data>>;
}

/** The props of a layout, `layouts/<name>.tsx`. */
export interface LayoutProps {
  children: ReactNode;
}

/** The props of `layouts/error.tsx`. */
export interface ErrorLayoutProps {
  statusCode: number;
  message: string;
}

/** The props of `layouts/_preview.tsx`, for each page. */
export interface PreviewProps {
  title: string;
  description: string;
  /** The layout's name. */
  layout: string;
}

/** `layouts/_preview.tsx`: the picture that other sites show with a link to a page, 1200 × 630 pixels, drawn by satori. */
export interface PreviewModule {
  default: ComponentType<PreviewProps>;
  /** WOFF or TTF files; paths are relative to the root. */
  fonts: readonly {
    readonly name: string;
    readonly file: string;
    readonly weight: 400 | 500 | 700;
  }[];
}

/** A module named `*.island.tsx`. */
export interface IslandModule {
  default: ComponentType<Record<string, Json>>;
  /** `visible` by default. */
  hydrate?: HydrateTrigger;
}

/** A module named `*.behavior.ts`: attaches to an element and returns a function that detaches it. */
export interface BehaviorModule {
  default: (element: HTMLElement) => () => void;
}

/** `export const site` of `layouts/_site.ts`: facts about the whole site. */
export interface Site {
  name: string;
  /** Where the site is published, without a path: `https://www.example.com`. `--site-url` overrides it. */
  url: string;
  /** A BCP 47 tag for `<html lang>`; `en` by default. */
  language?: string;
  /** For `<meta name="theme-color">`, favicons and the web manifest; `#01cfe0` by default. */
  themeColor?: string;
  /** More schema.org Organization fields (telephone, address …), in addition to name and URL. */
  organization?: { readonly [key: string]: Json };
  /** Third-party stylesheets and scripts for the head; none by default. */
  thirdParties?: ThirdParties;
  /** Who receives the messages of forms; its origin is added to the content security policy. None by default. */
  formEndpoint?: FormEndpoint | null;
  /** More `<meta>` elements for all pages, error pages included; none by default. */
  meta?: readonly HeadMeta[];
  /** More `<link>` elements for all pages, error pages included; none by default. */
  link?: readonly HeadLink[];
}

/** Files of others for the head, fetched when the page is idle; they delay nothing. */
export interface ThirdParties {
  /** Given up after four seconds: a late one would change what is being read. */
  styles?: readonly ThirdPartyFile[];
  /** Never given up: browsers run them whenever they come. */
  scripts?: readonly ThirdPartyFile[];
  /**
   * Origins that the content security policy allows beside those of these files, by directive: `frame-src` for an embedded
   * film, `font-src` for the fonts of a stylesheet, `script-src` for what waits for consent. None by default.
   */
  allow?: { readonly [Directive in PolicyDirective]?: readonly string[] };
}

/** Directives of the content security policy to which a site may add origins. */
export type PolicyDirective =
  | `${'script' | 'style' | 'img' | 'font' | 'connect' | 'media' | 'frame'}-src`
  | 'form-action';

export interface ThirdPartyFile {
  /** An absolute https URL. */
  url: string;
  /** A subresource integrity value; if given, the browser checks it. */
  integrity?: string;
  /** More attributes of the element, such as `data-domain`; none by default. */
  attributes?: { readonly [name: string]: string };
}

/** A visit as middleware sees it. */
export interface MiddlewareVisit {
  /** The path of the page that is being left, or `null` on the first load. */
  from: string | null;
  to: string;
  page: Pick<Payload, 'path' | 'title' | 'layout'>;
}

/**
 * A function exported by `pages/_middleware.ts`. It may redirect to a path of the site, written without the base or
 * relative to the page, or to any URL. If it throws, the error page is shown.
 */
export type Middleware = (
  visit: MiddlewareVisit,
) => undefined | { redirect: string } | Promise<undefined | { redirect: string }>;

// What the build writes and the browser reads.

/** `<route>.payload.json`: everything a visit needs to show a page. Made by make-page-files, read by the runtime. */
export interface Payload {
  format: 1;
  /** The route path, without the base: `/contact`. The runtime refuses a payload with another path. */
  path: string;
  /** A hash of this page's content, for people and tools; the runtime does not use it. */
  hash: string;
  /**
   * The version of the site: a hash of everything that is fixed for the life of a document. If it differs from that of the
   * running page, a visit becomes a full page load.
   */
  version: string;
  layout: string;
  title: string;
  /** The HTML of each element of `<head>` that belongs to the page. A visit replaces them. */
  head: readonly string[];
  /** The inner HTML of `#page`. */
  html: string;
  /** URLs of the stylesheets that this page needs in addition to the site's. */
  styles: readonly string[];
  middleware: readonly string[];
  scrollToTop: boolean;
  transition: string | false;
  /** Always last, so that a truncated file is recognised. */
  end: true;
}

/** A route in the manifest. The name and the layout are for people and tools; the runtime does not use them. */
export interface ManifestRoute {
  name: string;
  layout: string;
  /** URL of the payload, with its hash as `?v=`; absent when the route answers 404. */
  payload?: string;
  /** 404 if the page's `validate` returned false; absent otherwise. */
  status?: 404;
}

/** `manifest.json`: the routes that exist, and the layouts that they share. */
export interface Manifest {
  format: 1;
  /** The version of the site, as in Payload. */
  version: string;
  base: string;
  routes: { readonly [path: string]: ManifestRoute };
  /** Layout name → URL of its HTML; see LayoutFile. */
  layouts: { readonly [name: string]: string };
}

/** A layout as the runtime fetches it: the HTML of the body before and after the page. */
export interface LayoutFile {
  format: 1;
  name: string;
  before: string;
  after: string;
  end: true;
}

/** The error pages as the runtime fetches them; MESSAGE_PLACEHOLDER marks the place of the message. */
export interface ErrorPagesFile {
  format: 1;
  /** For `<title>`. */
  title: string;
  /** Status code (`404`, or `500` for all others) → inner HTML of `#page`. */
  pages: { readonly [statusCode: string]: string };
  /** The text of a stylesheet: what no layout has. */
  style?: string;
  end: true;
}

/** The JSON in `#pointwork-page` of each HTML file: what the runtime must know about the page that it starts on. */
export type PageState = Pick<
  Payload,
  'path' | 'hash' | 'version' | 'layout' | 'middleware' | 'scrollToTop' | 'transition' | 'styles'
> & {
  base: string;
  /** URL of the error pages; see ErrorPagesFile. */
  errors: string;
  /** Set on error pages, `404` or `500`. */
  status?: number;
  /** Files from other origins, loaded once the page is idle. */
  thirdParties?: Omit<ThirdParties, 'allow'>;
};
