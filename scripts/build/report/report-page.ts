import { escapeText } from '../../shared/serialize.ts';
import type { ReportData } from './collect-report.ts';
import { treemap, type Weight } from './treemap.ts';

/** The report as one HTML page that needs nothing else. @param comparison with the build before, as HTML. */
export function reportPage(data: ReportData, comparison: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Report of a build</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 1.5rem auto; max-width: 75rem; padding: 0 1rem }
table { border-collapse: collapse; display: block; overflow-x: auto }
th, td { padding: .25rem .75rem .25rem 0; text-align: start; vertical-align: top; border-bottom: 1px solid GrayText }
td.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap }
svg { display: block; width: 100%; height: auto } svg text { fill: CanvasText; font: 12px system-ui, sans-serif }
svg rect { fill: Canvas; stroke: CanvasText }
</style>
</head>
<body>
<h1>Report of a build</h1>
<section><h2>Beside the build before</h2>${comparison}</section>
<section><h2>Routes</h2>${routeTable(data)}</section>
<section><h2>Modules of scripts, bytes before compression</h2>${picture(data.modules)}</section>
<section><h2>Published files, bytes after brotli</h2>${picture(data.assets)}</section>
<section><h2>Islands</h2>${islandTable(data)}</section>
<section><h2>Links between pages</h2>${linkTable(data)}</section>
</body>
</html>
`;
}

/** Units of the picture; it is as wide as the page. */
const WIDTH = 1200;
const HEIGHT = 480;

/** Pixels that a letter takes, about. */
const LETTER = 6.5;

function picture(weights: readonly Weight[]): string {
  if (weights.length === 0) return '<p>None.</p>';
  const tiles = treemap(weights, WIDTH, HEIGHT).map(({ name, size, x, y, width, height }) => {
    const text = `${name} · ${kilobytes(size)}`;
    const room = Math.floor((width - 8) / LETTER);
    const short = text.length > room ? `${text.slice(0, Math.max(0, room - 1))}…` : text;
    const label =
      height > 18 && room > 4
        ? `<text x="${round(x + 4)}" y="${round(y + 14)}">${escapeText(short)}</text>`
        : '';
    return `<g><title>${escapeText(text)}</title><rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"/>${label}</g>`;
  });
  const rows = weights
    .toSorted((a, b) => b.size - a.size)
    .map(({ name, size }) => [escapeText(name), kilobytes(size)]);
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Each tile is as large as what it stands for">${tiles.join('')}</svg>
<details><summary>As a table</summary>${table(['', 'size'], rows)}</details>`;
}

function routeTable({ routes }: ReportData): string {
  return table(
    ['route', 'layout', 'HTML', 'payload', 'CSS of its blocks'],
    routes.map(({ path, layout, html, payload, css }) => [
      escapeText(path),
      escapeText(layout),
      ...[html, payload, css].map(kilobytes),
    ]),
  );
}

function islandTable({ routes }: ReportData): string {
  const rows = routes.flatMap(({ path, islands }) =>
    islands.map(({ file, hydrate }) => [path, file, hydrate].map(escapeText)),
  );
  return rows.length > 0 ? table(['route', 'island', 'hydrated'], rows) : '<p>None.</p>';
}

/** Layouts link to pages, too; what is counted here is what the pages say themselves. */
function linkTable({ routes }: ReportData): string {
  const rows = routes.map(({ path, linksTo }) => {
    const linkedFrom = routes.filter((other) => other.linksTo.includes(path));
    return [
      escapeText(path),
      linksTo.map(escapeText).join('<br>') || '–',
      linkedFrom.map((other) => escapeText(other.path)).join('<br>') || '–',
    ];
  });
  return table(['route', 'links to', 'linked from'], rows);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) =>
    row
      .map((cell) => (/ kB$/.test(cell) ? `<td class="number">${cell}</td>` : `<td>${cell}</td>`))
      .join('');
  return `<table><thead><tr>${head.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')}</tbody></table>`;
}

/** Kilobytes of 1,000 bytes, as networks count. */
function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(2)} kB`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
