import { routePathOf } from '../../shared/urls.ts';
import type { Policy } from '../document/content-security-policy.ts';
import { type Fault, listUpTo20 } from '../faults/fault.ts';
import type { Reference } from './references.ts';

/** HTML whose links are checked: a page, or a layout or error page that is shown at many addresses. */
export interface LinkSource {
  file: string;
  /** The page; absent for a layout or an error page. */
  route?: string;
  references: readonly Reference[];
  /** Only for layouts and error pages: a fragment there leads to one of these, not into the page. */
  idsAround?: readonly string[];
}

/** Everything that can be linked to. */
export interface LinkTargets {
  base: string;
  /** Absolute links to this origin are checked like others. */
  siteUrl: string;
  /** Path → the ids on its page; undefined if they are unknown, because the page or its layout has faults. */
  routes: ReadonlyMap<string, readonly string[] | undefined>;
  /** Paths of pages with `prerender: false`. One whose `validate` says no has an answer, a 404. */
  unpublished: ReadonlySet<string>;
  /** Files below `dist/`, except the routes' own. */
  files: ReadonlySet<string>;
  policy: Policy;
}

/** Fragments that lead to the top of any page, in capitals too (HTML, “select the indicated part”). */
const TOP = /^(top)?$/i;

/**
 * Finds links, anchors and file references that lead nowhere. Case matters on every system, as it does on hosts. One
 * fault per broken address, with everything that refers to it.
 */
export function checkLinks(sources: readonly LinkSource[], targets: LinkTargets): Fault[] {
  // A path leads to the same place from everywhere.
  const judged = new Map<string, Verdict | undefined>();
  const judge = (reference: Reference, source: LinkSource) => {
    if (!reference.url.startsWith('/')) return verdictOn(reference, source, targets);
    const key = `${reference.kind} ${reference.directive} ${reference.url}`;
    if (!judged.has(key)) judged.set(key, verdictOn(reference, source, targets));
    return judged.get(key);
  };
  const dead = sources.flatMap((source) =>
    source.references.flatMap((reference) => {
      const verdict = judge(reference, source);
      return verdict ? [{ ...reference, ...verdict, source }] : [];
    }),
  );
  const broken = Map.groupBy(dead, ({ kind, url, why }) => `Broken ${kind} ${url}\0${why}`);
  return [...broken.values()].map(faultOf);
}

/** What is wrong with an address, and what to do if it is not to correct it. */
interface Verdict {
  why: string;
  fix?: string;
}

/** A reference that leads nowhere. */
type DeadReference = Reference & Verdict & { source: LinkSource };

/** The fault of a broken address, with all that refers to it. */
function faultOf(references: readonly DeadReference[]): Fault {
  const [{ kind, url, why, fix, source }] = references as [DeadReference];
  const by = new Set(references.map((reference) => `${reference.by} in ${reference.source.file}`));
  return {
    what: `Broken ${kind} ${url}`,
    file: source.file,
    ...(source.route !== undefined && references.length === 1 && { route: source.route }),
    why: `${why}\nReferred to by ${listUpTo20([...by], ',\n  ')}`,
    fix: fix ?? 'Correct the address, or add what it leads to.',
  };
}

function verdictOn(
  reference: Reference,
  source: LinkSource,
  targets: LinkTargets,
): Verdict | undefined {
  const { url, kind } = reference;
  const { base, siteUrl } = targets;
  if (source.idsAround && url.startsWith('#')) {
    const id = decode(url.slice(1));
    if (TOP.test(id) || source.idsAround.includes(id)) return undefined;
    return { why: `There is no element with the id "${id}" around the page.` };
  }
  const origin = new URL(siteUrl).origin;
  const target = URL.parse(url, `${origin}${base.slice(0, -1)}${source.route ?? '/'}`);
  if (!target) return { why: 'It is not a URL.' };
  if (target.protocol === 'javascript:')
    return { why: 'The content security policy blocks javascript: links.' };
  const isHere = target.origin === origin;
  const blocked = verdictOfPolicy(reference, isHere, target, targets);
  if (blocked || !isHere || kind === 'form') return blocked;
  if (isRelative(url)) {
    const fix = `Write the path from the root of the site: "/${url.replace(/^(\.\.?\/)+/, '')}".`;
    return { why: 'It is relative, and would be asked for in the folder of the page before.', fix };
  }
  const why = pathProblem(kind, target, targets);
  return why === undefined ? undefined : { why };
}

/** `pic.svg`, but not `/pic.svg`, `#top`, `?a=b`, or nothing, which is the page itself. */
function isRelative(url: string): boolean {
  return !/^([/#?]|$)/.test(url) && !URL.canParse(url);
}

/** What the policy blocks, by the directive that browsers ask. Links are free. */
function verdictOfPolicy(
  { directive, by }: Reference,
  isHere: boolean,
  { protocol, origin }: URL,
  { policy }: LinkTargets,
): Verdict | undefined {
  if (!directive) return undefined;
  const host = protocol.startsWith('http') ? origin : protocol;
  if ((policy[directive] ?? []).includes(isHere ? "'self'" : host)) return undefined;
  return {
    why: `The content security policy blocks ${isHere ? `${by} of the site itself` : host}: ${directive} does not name it.`,
    fix:
      isHere || directive === 'object-src'
        ? 'Link to it, with <a href>.'
        : `Copy it into assets/, or allow its origin in layouts/_site.ts: thirdParties: { allow: { '${directive}': ['${host}'] } }.`,
  };
}

function pathProblem(
  kind: Reference['kind'],
  target: URL,
  targets: LinkTargets,
): string | undefined {
  const { base, routes, unpublished, files } = targets;
  const pathname = decode(target.pathname);
  if (!`${pathname}/`.startsWith(base)) {
    return `It lies outside the base path ${base}. Islands write that themselves, with import.meta.env.BASE_URL.`;
  }
  const file = pathname.slice(base.length);
  const route = routePathOf(pathname, base);
  if (kind === 'link' && route !== null && routes.has(route)) {
    if (unpublished.has(route)) return `The page ${route} is not published.`;
    if (pathname.endsWith('.html'))
      return `Not every host answers with the page there. Its address is ${route}.`;
    return anchorProblem(target.hash, route, targets);
  }
  if (files.has(file)) return undefined;
  const nearest = nearestOf(kind === 'link' ? `/${file}` : file, targets);
  return `There is no ${kind === 'link' ? 'route or file' : 'file'} of this name.${nearest}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // It is not percent-encoded after all; browsers use it as it is.
    return text;
  }
}

function anchorProblem(hash: string, route: string, { routes }: LinkTargets): string | undefined {
  const ids = routes.get(route);
  // Text fragments (#:~:text=…) search the page's text, which only the browser can do.
  const id = decode(hash.slice(1).replace(/:~:.*$/, ''));
  if (!ids || TOP.test(id) || ids.includes(id)) return undefined;
  return `The page ${route} has no element with the id "${id}".`;
}

/** The existing address that differs only in case, or in one slash. */
function nearestOf(wanted: string, { routes, files }: LinkTargets): string {
  const plain = (address: string) => address.toLowerCase().replace(/^\/|\/$/g, '');
  for (const existing of [...routes.keys(), ...files]) {
    if (plain(existing) === plain(wanted)) return ` There is ${existing}.`;
  }
  return '';
}
