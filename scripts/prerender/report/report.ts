import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HydrateTrigger } from '../../shared/hydrate-triggers.ts';
import { outputName } from '../../shared/urls.ts';
import type { AssetFiles } from '../bundle/asset-files.ts';
import type { ClientBundle } from '../bundle/bundle-client.ts';
import { type Size, sizeOf } from '../files/compressed-size.ts';
import type { RenderedPage, ShardResult } from '../render/rendered.ts';
import type { SiteContext } from '../site-context.ts';
import { kilobytes, textTable } from './text-table.ts';

/** The most pages that the summary lists: the largest. */
const MAX_ROWS = 30;

/** When islands are hydrated that a first load fetches without scrolling or clicking. */
const EARLY: readonly HydrateTrigger[] = ['load', 'idle'];

/** What is weighed in addition to the pages. */
interface ReportInput {
  context: SiteContext;
  client: ClientBundle;
  /** The stylesheet of every page. */
  siteStyle: string;
  assets: AssetFiles;
}

/**
 * The summary of a build: a table of the routes' sizes, then totals.
 *
 * @param started when the build began, by `performance.now()`.
 */
export async function report(
  input: ReportInput,
  { pages, unrendered }: ShardResult,
  started: number,
): Promise<string> {
  const listed = pages
    .toSorted((a, b) => b.htmlSize - a.htmlSize)
    .slice(0, MAX_ROWS)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const rows = await Promise.all(listed.map((route) => rowOf(route, input)));
  const head = ['route', 'layout', 'HTML', 'payload', 'first-load JS', 'CSS'];
  const lines = [textTable([head, ...rows], 2)];
  const hidden = pages.length - listed.length;
  if (hidden > 0) lines.push(`… and ${hidden} smaller pages`);
  for (const { path, reason } of unrendered) {
    lines.push(
      `${path}  ${reason === 'invalid' ? 'answers 404 (validate)' : 'not generated (prerender)'}`,
    );
  }
  return [...lines, '', totals(input.assets, pages, performance.now() - started)].join('\n');
}

function totals(assets: AssetFiles, pages: readonly RenderedPage[], duration: number): string {
  const html = sum(pages.map(({ htmlSize }) => htmlSize));
  const payloads = sum(pages.map(({ payloadSize }) => payloadSize));
  const assetBytes = sum([...assets.values()].map((content) => Buffer.byteLength(content)));
  return [
    pages.length === 1 ? '1 page' : `${pages.length} pages`,
    `HTML ${kilobytes(html)}`,
    `payloads ${kilobytes(payloads)}`,
    `${assets.size} assets ${kilobytes(assetBytes)}`,
    `${(duration / 1000).toFixed(2)} s`,
  ].join(' · ');
}

async function rowOf(route: RenderedPage, input: ReportInput): Promise<string[]> {
  const { context, siteStyle, assets } = input;
  const file = join(context.folder, outputName(route.path));
  const assetAt = (url: string) => assets.get(url.slice(`${context.base}assets/`.length)) ?? '';
  const scripts = firstLoadScripts(route, input).map(assetAt);
  const sheets = [siteStyle, ...route.styles.map(assetAt)];
  const html = sizeOf(readFileSync(`${file}.html`));
  const payload = sizeOf(readFileSync(`${file}.payload.json`));
  return [
    route.path,
    route.layout,
    formatSize(await html),
    formatSize(await payload),
    formatSize(total(await Promise.all(scripts.map(sizeOf)))),
    formatSize(total(await Promise.all(sheets.map(sizeOf)))),
  ];
}

/**
 * What a first load fetches without scrolling or clicking: the runtime, and the behaviors and islands that do not wait.
 */
function firstLoadScripts(route: RenderedPage, { client, context }: ReportInput): string[] {
  const layout = context.layouts[route.layout];
  const islands = [...route.islands, ...(layout?.islands ?? [])]
    .filter(({ hydrate }) => EARLY.includes(hydrate))
    .map(({ file }) => client.islandUrls[file] ?? '');
  const behaviors = [...route.earlyBehaviors, ...(layout?.findings.earlyBehaviors ?? [])].map(
    (name) => client.behaviorUrls[name] ?? '',
  );
  const entries = [client.runtimeUrl, ...islands, ...behaviors];
  return [...new Set(entries.flatMap((url) => client.fetchedWith[url] ?? []))];
}

function total(sizes: readonly Size[]): Size {
  return {
    raw: sum(sizes.map(({ raw }) => raw)),
    brotli: sum(sizes.map(({ brotli }) => brotli)),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((subtotal, number) => subtotal + number, 0);
}

function formatSize({ raw, brotli }: Size): string {
  return `${kilobytes(raw)} / ${kilobytes(brotli)} br`;
}
