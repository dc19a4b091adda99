import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputFolder } from '../shared/urls.ts';
import { compressedSize } from './check-budgets.ts';
import type { RenderedRoute } from './render-task.ts';
import type { SiteBuild } from './site-build.ts';

/** Rows of the table; of a larger site the table shows the largest pages. */
const MAX_ROWS = 30;

/** Bytes as they are, and after brotli. */
interface Size {
  raw: number;
  brotli: number;
}

/**
 * The summary of a build: a table of what each route weighs, then totals.
 *
 * @param duration milliseconds that the build has taken.
 */
export function report(
  build: SiteBuild,
  rendered: readonly RenderedRoute[],
  duration: number,
): string {
  const generated = rendered.filter(({ outcome }) => outcome === 'generated');
  const shown = generated
    .toSorted((a, b) => b.htmlSize - a.htmlSize)
    .slice(0, MAX_ROWS)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const rows = shown.map((route) => rowOf(route, build));
  const lines = [
    ...table([['route', 'layout', 'HTML', 'payload', 'first-load JS', 'CSS'], ...rows]),
    '',
  ];
  const hidden = generated.length - shown.length;
  if (hidden > 0) lines.splice(-1, 0, `… and ${hidden} smaller pages`);
  for (const { path, outcome } of rendered.filter((route) => route.outcome !== 'generated')) {
    const reason = outcome === 'missing' ? 'answers 404 (validate)' : 'not generated (prerender)';
    lines.push(`${path}  ${reason}`);
  }
  const html = sum(generated.map(({ htmlSize }) => htmlSize));
  const payloads = sum(generated.map(({ payloadSize }) => payloadSize));
  lines.push(
    `${generated.length} ${generated.length === 1 ? 'page' : 'pages'}, HTML ${kilobytes(html)}, payloads ${kilobytes(payloads)}, ` +
      `${build.assets.size} assets ${kilobytes(sum([...build.assets.values()].map(byteLength)))} · ` +
      `${(duration / 1000).toFixed(2)} s`,
  );
  return lines.join('\n');
}

function rowOf(route: RenderedRoute, build: SiteBuild): string[] {
  const folder = join(build.folder, outputFolder(route.path));
  const html = measure(readFileSync(join(folder, 'index.html')));
  const payload = measure(readFileSync(join(folder, 'payload.json')));
  return [
    route.path,
    route.layout,
    describe(html),
    describe(payload),
    describe(total(firstLoadScripts(route, build).map((url) => sizeOf(url, build)))),
    describe(total([measure(build.styles.site), ...stylesOf(route, build)])),
  ];
}

/** What a first load fetches without scrolling or a click: the runtime, behaviors, islands that do not wait. */
function firstLoadScripts(route: RenderedRoute, { client, layouts }: SiteBuild): string[] {
  const layout = layouts.layouts[route.layout];
  const islands = [...route.islands, ...(layout?.islands ?? [])]
    .filter(({ hydrate }) => hydrate === 'load' || hydrate === 'idle')
    .map(({ file }) => client.islands[file] ?? '');
  const behaviors = [...route.behaviors, ...(layout?.scan.behaviors ?? [])].map(
    (name) => client.behaviorUrls[name] ?? '',
  );
  const entries = [client.runtime, ...islands, ...behaviors];
  return [...new Set(entries.flatMap((url) => client.imports[url] ?? []))];
}

function stylesOf(route: RenderedRoute, build: SiteBuild): Size[] {
  const url = build.styles.pages.get(route.file);
  return url === undefined ? [] : [sizeOf(url, build)];
}

function sizeOf(url: string, { assets, options }: SiteBuild): Size {
  return measure(assets.get(url.slice(`${options.base}assets/`.length)) ?? '');
}

function measure(bytes: Uint8Array | string): Size {
  return { raw: byteLength(bytes), brotli: compressedSize(bytes) };
}

function byteLength(bytes: Uint8Array | string): number {
  return typeof bytes === 'string' ? Buffer.byteLength(bytes) : bytes.length;
}

function total(sizes: readonly Size[]): Size {
  return {
    raw: sum(sizes.map(({ raw }) => raw)),
    brotli: sum(sizes.map(({ brotli }) => brotli)),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

function describe({ raw, brotli }: Size): string {
  return `${kilobytes(raw)} / ${kilobytes(brotli)} br`;
}

/** Kilobytes of 1,000 bytes, as networks count. */
function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function table(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
