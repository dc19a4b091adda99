import { policyForMeta } from '../../prerender/document/content-security-policy.ts';
import { escapeText } from '../../shared/serialize.ts';
import type { ExampleSet } from './example-sets.ts';
import type { Example, RenderedExamples } from './render-gallery-examples.ts';

export const LAYOUTS = ['default', 'dark'] as const;

export type GalleryLayout = (typeof LAYOUTS)[number];

/** The address of an example in a layout, relative to the gallery. */
export function exampleUrl({ set, name }: Example, layout: GalleryLayout): string {
  return `${set.path.slice(1)}/${name}.${layout}.html`;
}

/** The address of the page with all examples of a component, relative to the gallery. */
export function setUrl({ path }: ExampleSet): string {
  return `${path.slice(1)}/index.html`;
}

/** One example as a document, with the styles and the policy of a real page. */
export function exampleDocument(
  example: Example,
  layout: GalleryLayout,
  { siteStyle, styles }: RenderedExamples,
  base: string,
  tools = '',
): string {
  const { set, name, html } = example;
  const isSection = set.kind === 'blocks' || /class="[^"]*\bsection\b/.test(html);
  const links = [...(styles.get(set.file) ?? []), ...(isSection ? [] : [`${base}gallery.css`])];
  return documentOf({
    layout,
    title: `${set.name}: ${name}, ${layout}`,
    head: `<meta http-equiv="content-security-policy" content="${policyForMeta({ styleHashes: [siteStyle.hash] })}">
<style>${siteStyle.text}</style>${links.map((url) => `\n<link rel="stylesheet" href="${url}">`).join('')}
${tools}`,
    body: `<main id="content" tabindex="-1"${isSection ? '' : ' class="gallery__stage"'}>${html}</main>`,
  });
}

/** All examples of a component, each in both layouts, in frames that can be dragged to any width. */
export function setDocument(
  set: ExampleSet,
  examples: readonly Example[],
  gallery: GalleryShell,
): string {
  const frame = (example: Example, layout: GalleryLayout) => {
    const url = gallery.base + exampleUrl(example, layout);
    const label = `${set.name}, ${example.name}, ${layout} layout`;
    return `<div class="gallery__frame"><iframe src="${url}" title="${escapeText(label)}" loading="lazy"></iframe></div>
<p class="gallery__alone"><a href="${url}">${escapeText(label)}</a></p>`;
  };
  const sections = examples.map(
    (example) => `<section id="${example.name}"><h2>${escapeText(example.name)}</h2>
${LAYOUTS.map((layout) => frame(example, layout)).join('\n')}</section>`,
  );
  return gallery.page(
    set.name,
    `<p><a href="${gallery.base}index.html">All components</a></p>\n<h1>${set.name}</h1>\n<p>${set.file}</p>\n${sections.join('\n')}`,
  );
}

/** The list of all components. */
export function indexDocument(sets: readonly ExampleSet[], gallery: GalleryShell): string {
  const lists = [...Map.groupBy(sets, ({ kind }) => kind)].map(
    ([kind, members]) => `<section><h2>${kind}</h2><ul>
${members.map((set) => `<li><a href="${gallery.base}${setUrl(set)}">${set.name}</a></li>`).join('\n')}
</ul></section>`,
  );
  return gallery.page('Gallery', `<h1>Gallery</h1>\n${lists.join('\n')}`);
}

/** The page around lists of examples. */
export interface GalleryShell {
  base: string;
  page: (title: string, body: string) => string;
}

export function galleryShell(
  base: string,
  { siteStyle }: RenderedExamples,
  tools = '',
): GalleryShell {
  const page = (title: string, body: string) =>
    documentOf({
      layout: 'default',
      title,
      head: `<style>${siteStyle.text}</style>
<link rel="stylesheet" href="${base}gallery.css">
<script type="module" src="${base}fit-frames.js"></script>
${tools}`,
      body: `<main class="gallery contained">${body}</main>`,
    });
  return { base, page };
}

interface GalleryDocument {
  layout: GalleryLayout;
  title: string;
  head: string;
  body: string;
}

function documentOf({ layout, title, head, body }: GalleryDocument): string {
  return `<!doctype html>
<html lang="en" data-layout="${layout}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>${escapeText(title)}</title>
${head}
</head>
<body>
${body}
</body>
</html>
`;
}
