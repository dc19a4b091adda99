import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AssetFiles } from '../../prerender/bundle/asset-files.ts';
import { linkedStyles } from '../../prerender/bundle/plan-styles.ts';
import { listSources } from '../../prerender/discover/list-files.ts';
import { policyForMeta } from '../../prerender/document/content-security-policy.ts';
import { BuildFailure } from '../../prerender/faults/fault.ts';
import { hashedName, hashOf } from '../../prerender/files/hash.ts';
import type { ThreadPool } from '../../prerender/render/thread-pool.ts';
import { escapeText, toJson } from '../../shared/serialize.ts';
import { GALLERY } from '../dev-contract.ts';
import { devTools } from '../dev-document.ts';
import type { PreparedDevSite } from '../site-preparer.ts';

export interface Gallery {
  /** By their paths below GALLERY: an index, a list per component, each example alone. */
  documents: ReadonlyMap<string, string>;
  /** A hash of all examples. */
  version: string;
}

const SUFFIX = '.examples.tsx';

const LAYOUTS = ['default', 'dark'];

/** The policy of a page. */
const POLICY = `<meta http-equiv="content-security-policy" content="${policyForMeta({ styleHashes: [] })}">\n`;

/** The examples of one component: a `*.examples.tsx` module. */
type ExampleSet = Awaited<ReturnType<typeof renderExamples>>[number];

/**
 * Renders the examples of all components as the build renders pages, without hydrating islands.
 *
 * @returns a set for each component, sorted by folder, then by name.
 * @throws BuildFailure with every fault.
 */
export async function renderExamples(
  { context, sources, linker }: PreparedDevSite,
  pool: ThreadPool,
) {
  const listed = listSources(context.root, 'components').sources;
  const files = listed.filter((file) => file.endsWith(SUFFIX));
  const islandUrls = Object.fromEntries(sources.modules.islands.map((file) => [file, '']));
  const rendered = await pool.run({ kind: 'examples', files, islandUrls });
  const styles = await linker.link(
    files.map((file) => linkedStyles(rendered.styles[file] ?? [], context.sharedStyles)),
  );
  const faults = [...rendered.faults, ...linker.faults];
  if (faults.length > 0) throw new BuildFailure(faults);
  return files.map((file, index) => {
    const own = rendered.examples.filter((example) => example.file === file);
    return {
      file,
      name: basename(file, SUFFIX),
      /** Its folder under `components/`: `blocks`, `ui` or `drawings`. */
      kind: file.split('/')[1] ?? '',
      /** URLs of its stylesheets, in addition to the site's. */
      styles: styles[index] ?? [],
      /** Name (`default`, `longest`, `one`, `many` …) and HTML of each. */
      examples: own.map(({ name, html }) => ({ name, html })),
    };
  });
}

/**
 * Renders every example of every component, in both layouts.
 *
 * @param assets receives the stylesheet of the gallery.
 * @throws BuildFailure with every fault.
 */
export async function renderGallery(
  site: PreparedDevSite,
  pool: ThreadPool,
  assets: AssetFiles,
): Promise<Gallery> {
  const sets = await renderExamples(site, pool);
  const styles = readFileSync(join(import.meta.dirname, 'gallery.css'), 'utf8');
  const file = hashedName('gallery', '.css', styles);
  assets.set(file, styles);
  const own = `${site.context.base}assets/${file}`;
  const version = hashOf(toJson([site.siteStyle, site.publicVersion, own, sets]));

  const document = (title: string, urls: readonly string[], body: string, layout?: string) =>
    `<!doctype html>
<html lang="en" data-layout="${layout ?? 'default'}">
<head>
<meta charset="utf-8">
${layout ? POLICY : ''}<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>${escapeText(title)}</title>
${[site.siteStyle, ...urls].map((url) => `<link rel="stylesheet" href="${url}">`).join('\n')}
${devTools(version)}
</head>
<body>
${body}
</body>
</html>
`;
  const list = (title: string, body: string) =>
    document(title, [own], `<main class="gallery contained"><h1>${title}</h1>\n${body}</main>`);
  const documents = new Map([['index.html', list('Gallery', linksTo(sets))]]);
  for (const set of sets) {
    documents.set(`${set.kind}/${set.name}/index.html`, list(set.name, framesOf(set)));
    for (const { name: example, html } of set.examples) {
      const isSection = set.kind === 'blocks' || /class="[^"]*\bsection\b/.test(html);
      const urls = isSection ? set.styles : [...set.styles, own];
      const body = `<main id="content" tabindex="-1"${isSection ? '' : ' class="gallery__stage"'}>${html}</main>`;
      for (const layout of LAYOUTS) {
        const title = `${set.name}, ${example}, ${layout}`;
        documents.set(pathOf(set, example, layout), document(title, urls, body, layout));
      }
    }
  }
  return { documents, version };
}

function pathOf({ kind, name }: ExampleSet, example: string, layout: string): string {
  return `${kind}/${name}/${example}.${layout}.html`;
}

/** Links to the lists of all components. */
function linksTo(sets: readonly ExampleSet[]): string {
  const link = ({ kind, name }: ExampleSet) =>
    `<li><a href="${GALLERY}${kind}/${name}/index.html">${name}</a></li>`;
  return [...Map.groupBy(sets, ({ kind }) => kind)]
    .map(([kind, own]) => `<h2>${kind}</h2><ul>\n${own.map(link).join('\n')}\n</ul>`)
    .join('\n');
}

/** All examples of a component, each in both layouts, in frames that can be dragged to any width. */
function framesOf(set: ExampleSet): string {
  const frame = (example: string, layout: string) => {
    const url = GALLERY + pathOf(set, example, layout);
    return `<div class="gallery__frame"><iframe src="${url}" title="${escapeText(example)}, ${layout}" loading="lazy"></iframe></div>
<p><a href="${url}">${escapeText(example)} alone, ${layout} layout</a></p>`;
  };
  const sections = set.examples.map(
    ({ name: example }) => `<section id="${example}"><h2>${escapeText(example)}</h2>
${LAYOUTS.map((layout) => frame(example, layout)).join('\n')}</section>`,
  );
  return `<p>${set.file}</p>\n<p><a href="${GALLERY}">All components</a></p>\n${sections.join('\n')}`;
}
