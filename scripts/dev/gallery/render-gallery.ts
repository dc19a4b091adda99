import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AssetFiles } from '../../prerender/bundle/asset-files.ts';
import { linkedStyles } from '../../prerender/bundle/plan-styles.ts';
import { listSources } from '../../prerender/discover/list-files.ts';
import { policyForMeta, policyOf } from '../../prerender/document/content-security-policy.ts';
import { BuildFailure } from '../../prerender/faults/fault.ts';
import { hashedName } from '../../prerender/files/hash.ts';
import type { ThreadPool } from '../../prerender/render/thread-pool.ts';
import { escapeText } from '../../shared/serialize.ts';
import { GALLERY } from '../dev-contract.ts';
import type { PreparedDevSite } from '../site-preparer.ts';

/** Documents by their paths below GALLERY: an index, a list per component, each example alone. */
export type Gallery = ReadonlyMap<string, string>;

const SUFFIX = '.examples.tsx';

const LAYOUTS = ['default', 'dark'];

/** The policy of a page. */
const POLICY = `<meta http-equiv="content-security-policy" content="${policyForMeta(policyOf({ styleHashes: [] }))}">\n`;

/** Renders the examples of all components as the build renders pages, without hydrating islands. */
export async function renderAllExamples({ context, sources }: PreparedDevSite, pool: ThreadPool) {
  const listed = listSources(context.root, 'components').sources;
  const files = listed.filter((file) => file.endsWith(SUFFIX));
  const islandUrls = Object.fromEntries(sources.modules.islands.map((file) => [file, '']));
  return { files, ...(await pool.run({ kind: 'examples', files, islandUrls })) };
}

/**
 * Makes a document of every example in each layout, and the lists that lead to them.
 *
 * @param assets receives the stylesheet of the gallery.
 * @throws BuildFailure with every fault.
 */
export async function renderGallery(
  site: PreparedDevSite,
  pool: ThreadPool,
  assets: AssetFiles,
): Promise<Gallery> {
  const { context, linker, siteStyle } = site;
  const rendered = await renderAllExamples(site, pool);
  const { files } = rendered;
  const styles = await linker.link(
    files.map((file) => linkedStyles(rendered.styles[file] ?? [], context.sharedStyles)),
  );
  const faults = [...rendered.faults, ...linker.faults];
  if (faults.length > 0) throw new BuildFailure(faults);

  const css = readFileSync(join(import.meta.dirname, 'gallery.css'), 'utf8');
  const galleryCss = hashedName('gallery', '.css', css);
  assets.set(galleryCss, css);
  const galleryStyle = `${context.base}assets/${galleryCss}`;
  const document = (title: string, urls: readonly string[], body: string, layout?: string) =>
    `<!doctype html>
<html lang="en" data-layout="${layout ?? 'default'}">
<head>
<meta charset="utf-8">
${layout ? POLICY : ''}<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>${escapeText(title)}</title>
${[siteStyle, ...urls].map((url) => `<link rel="stylesheet" href="${url}">`).join('\n')}
</head>
<body>
${body}
</body>
</html>
`;
  const list = (title: string, body: string) =>
    document(
      title,
      [galleryStyle],
      `<main class="gallery contained"><h1>${title}</h1>\n${body}</main>`,
    );

  const documents = new Map<string, string>();
  const links = files.map((file, index) => {
    const [, folder = ''] = file.split('/');
    const name = basename(file, SUFFIX);
    const path = `${folder}/${name}`;
    const examples = rendered.examples.filter((example) => example.file === file);
    for (const { name: example, html } of examples) {
      const isSection = folder === 'blocks' || /class="[^"]*\bsection\b/.test(html);
      const urls = [...(styles[index] ?? []), ...(isSection ? [] : [galleryStyle])];
      const body = `<main id="content" tabindex="-1"${isSection ? '' : ' class="gallery__stage"'}>${html}</main>`;
      for (const layout of LAYOUTS) {
        const title = `${name}, ${example}, ${layout}`;
        documents.set(`${path}/${example}.${layout}.html`, document(title, urls, body, layout));
      }
    }
    const sections = examples.map((example) => sectionOf(path, example.name)).join('\n');
    const back = `<p>${file}</p>\n<p><a href="${GALLERY}">All components</a></p>\n`;
    documents.set(`${path}/index.html`, list(name, back + sections));
    return { folder, link: `<li><a href="${GALLERY}${path}/index.html">${name}</a></li>` };
  });
  const index = [...Map.groupBy(links, ({ folder }) => folder)].map(
    ([folder, group]) =>
      `<h2>${folder}</h2><ul>\n${group.map(({ link }) => link).join('\n')}\n</ul>`,
  );
  return documents.set('index.html', list('Gallery', index.join('\n')));
}

/** An example in both layouts, in frames that can be dragged to any width. */
function sectionOf(path: string, example: string): string {
  const name = escapeText(example);
  const frames = LAYOUTS.map((layout) => {
    const url = `${GALLERY}${path}/${example}.${layout}.html`;
    return `<div class="gallery__frame"><iframe src="${url}" title="${name}, ${layout}" loading="lazy"></iframe></div>
<p><a href="${url}">${name} alone, ${layout} layout</a></p>`;
  });
  return `<section id="${example}"><h2>${name}</h2>
${frames.join('\n')}</section>`;
}
