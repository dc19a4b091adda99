import type { ErrorPagesFile, LayoutFile, Site } from '../../shared/contracts.ts';
import { ERROR_MESSAGE } from '../../shared/markers.ts';
import { escapeText, toJson } from '../../shared/serialize.ts';
import type { AssetFiles } from '../bundle/asset-files.ts';
import type { ClientBundle } from '../bundle/bundle-client.ts';
import type { StyleBundle } from '../bundle/bundle-styles.ts';
import { hashedName, hashOf } from '../hash.ts';
import type { BuildOptions } from '../options.ts';
import type { LayoutsResult } from '../render/messages.ts';
import { type PolicyInput, policyForMeta } from './content-security-policy.ts';
import type { DocumentParts } from './page-document.ts';

/** What all pages share, once it is known. */
export interface SiteParts {
  site: Site;
  siteUrl: string;
  /** Hash of the runtime, islands, layouts and their styles. */
  runtime: string;
  document: DocumentParts;
  /** A CSS colour. */
  themeColor: string;
  /** What the content security policy admits, in pages and in the hosts' headers. */
  policy: PolicyInput;
  /** Layout name → URL of its file. */
  layoutUrls: Readonly<Record<string, string>>;
  /** URL of the error pages' file. */
  errorsUrl: string;
  /** URLs of the error pages' stylesheets. */
  errorStyles: readonly string[];
}

/** For sites without `layouts/_site.ts`. */
const UNNAMED: Site = { name: 'Site', url: 'https://site.example' };

/** Writes what pages share into `assets`, and puts together what each of them needs of it. */
export function siteParts(
  { base, siteUrl }: BuildOptions,
  client: ClientBundle,
  styles: StyleBundle,
  { layouts, errorPages, site = UNNAMED }: LayoutsResult,
  assets: AssetFiles,
): SiteParts {
  const publish = (name: string, content: LayoutFile | ErrorPagesFile) => {
    const text = `${toJson(content)}\n`;
    const file = hashedName(name, '.json', text);
    assets.set(file, text);
    return `${base}assets/${file}`;
  };
  const layoutUrls = Object.fromEntries(
    Object.values(layouts).map(({ format, name, before, after, end }) => [
      name,
      publish(`layout-${name}`, { format, name, before, after, end }),
    ]),
  );
  const errorsUrl = publish('errors', {
    format: 1,
    title: `${ERROR_MESSAGE} | ${site.name}`,
    pages: Object.fromEntries(errorPages.map(({ status, template }) => [status, template])),
    end: true,
  });
  // Every name in it holds the hash of its content. Pictures and the stylesheets of pages are not among them: a page with
  // another one is a newer page, not another version of the site, and brings it along.
  const versioned = [...Object.keys(client.imports), ...Object.values(layoutUrls), errorsUrl];
  const runtime = hashOf([styles.siteHash, ...versioned].sort().join('\n'));
  const { language = 'en', themeColor = '#01cfe0', thirdParties, formEndpoint } = site;
  const styleHashes = styles.site === '' ? [] : [styles.siteHash];
  const policy = { styleHashes, thirdParties, formEndpoint };
  return {
    site,
    themeColor,
    policy,
    siteUrl: siteUrl ?? site.url,
    runtime,
    document: {
      language,
      contentSecurityPolicy: policyForMeta(policy),
      head: sharedHead(base, themeColor, client, styles),
    },
    layoutUrls,
    errorsUrl,
    errorStyles: styles.errors,
  };
}

function sharedHead(
  base: string,
  themeColor: string,
  client: ClientBundle,
  styles: StyleBundle,
): string {
  return [
    `<meta name="theme-color" content="${escapeText(themeColor)}">`,
    `<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">`,
    `<link rel="manifest" href="${base}site.webmanifest">`,
    ...(styles.site === '' ? [] : [`<style>${styles.site}</style>`]),
    `<script type="module" async src="${client.runtime}"></script>`,
  ].join('\n');
}
