/** The base path, route paths, folders and origins. Pure functions; the runtime imports only what it needs. */

/**
 * Adds a slash to both ends of the base path: `/site` gives `/site/`.
 *
 * @throws Error when it is not a plain path. It is put into URLs, host configuration and regular expressions, so only
 * the unreserved characters of RFC 3986 are allowed.
 */
export function normaliseBase(base: string): string {
  const normalised = base.endsWith('/') ? base : `${base}/`;
  if (!base.startsWith('/') || !/^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/.test(normalised)) {
    throw new Error(
      `The base path "${base}" cannot be used: write a path that starts with "/" and contains only letters, digits, "-", "_", "." and "~", such as "/site/".`,
    );
  }
  return normalised;
}

/**
 * Adds the base to a path of the site: `/site/` and `/contact` give `/site/contact`. Any other URL, such as one with a
 * host (`//host`), stays as it is.
 */
export function withBase(base: string, url: string): string {
  return url.replace(/^\/(?!\/)/, base);
}

/** As withBase, for an address that may have the base already: that of an imported file. */
export function rebase(base: string, url: string): string {
  return url.startsWith(`${base}assets/`) ? url : withBase(base, url);
}

/**
 * The route path for a URL's pathname, or `null` outside the base. `/site/contact/`, `/site/contact.html`,
 * `/site/contact/index.html` and `/site//contact` are all `/contact`.
 *
 * Repeated slashes are collapsed, so that the result can never be read as the URL of another host (`//host`).
 */
export function routePathOf(pathname: string, base: string): string | null {
  const path = `${pathname}/`.replace(/(?:\/index)?\.html\/+$/, '/').replace(/\/+/g, '/');
  return path.startsWith(base) ? path.slice(base.length - 1, -1) || '/' : null;
}

/** A URL without its fragment. */
export function withoutHash(url: string): string {
  return url.replace(/#.*/, '');
}

/** The name of a route: `/` is `index`, `/partners/atlassian` is `partners-atlassian`. */
export function routeName(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'index';
}

/** The files of a route below `dist/`, without their endings: `index` for `/`, `partners/atlassian` for that path. */
export function outputName(path: string): string {
  return path.slice(1) || 'index';
}

/**
 * Checks `site.url` and returns it.
 *
 * @throws Error when it is not just the origin of an http(s) site: a path belongs in the base, and a trailing slash
 * would be doubled in every absolute URL.
 */
export function siteOrigin(url: string): string {
  const parsed = URL.parse(url);
  const isWeb = parsed?.protocol === 'https:' || parsed?.protocol === 'http:';
  if (parsed && isWeb && parsed.origin === url) return url;
  const hint =
    parsed && isWeb ? `write "${parsed.origin}"` : 'write one like "https://www.example.com"';
  throw new Error(
    `The site URL "${url}" cannot be used: it must be an http or https origin with no path, trailing slash, query or user name; ${hint}. Write a path in the base path.`,
  );
}
