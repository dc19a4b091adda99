import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { writeFile } from '../../prerender/files/write-file.ts';
import type { ExampleSet } from './example-sets.ts';
import {
  exampleDocument,
  exampleUrl,
  galleryShell,
  indexDocument,
  LAYOUTS,
  setDocument,
  setUrl,
} from './gallery-documents.ts';
import { renderGalleryExamples } from './render-gallery-examples.ts';

/** What a built gallery contains; addresses are relative to the gallery. */
export interface Gallery {
  sets: readonly ExampleSet[];
  documents: readonly { set: ExampleSet; example: string; layout: string; url: string }[];
}

/** HTML for the heads of documents: of lists, and of single examples, which are in frames of lists. */
interface GalleryTools {
  list: string;
  example: string;
}

/**
 * Builds the gallery: every example of every component in both layouts, each as a document; a page per component; an
 * index.
 *
 * @param root the folder of the site.
 * @param out the folder to write to. Files in it are overwritten; others stay.
 * @param base the path that it is served under, such as `/_gallery/`.
 * @param tools what the development server adds to the heads of documents. With them, elements name their sources.
 * @throws BuildFailure with everything that cannot be compiled or rendered.
 */
export async function buildGallery(
  root: string,
  out: string,
  base = '/',
  tools?: GalleryTools,
): Promise<Gallery> {
  const rendered = await renderGalleryExamples(root, base, { development: tools !== undefined });
  const { sets, examples } = rendered;
  for (const [name, bytes] of rendered.assets) writeFile(out, `assets/${name}`, bytes);
  const documents: Gallery['documents'][number][] = [];
  for (const example of examples) {
    for (const layout of LAYOUTS) {
      const url = exampleUrl(example, layout);
      writeFile(out, url, exampleDocument(example, layout, rendered, base, tools?.example));
      documents.push({ set: example.set, example: example.name, layout, url });
    }
  }

  const shell = galleryShell(base, rendered, tools?.list);
  for (const set of sets) {
    const inSet = examples.filter((example) => example.set === set);
    writeFile(out, setUrl(set), setDocument(set, inSet, shell));
  }
  writeFile(out, 'index.html', indexDocument(sets, shell));
  await writeTools(out);
  // Tells static servers to show every file under its own name.
  writeFile(out, 'serve.json', '{ "cleanUrls": false, "directoryListing": false }\n');
  return { sets, documents };
}

/** The script and styles of the pages with frames, in addition to the site's stylesheet. */
async function writeTools(out: string): Promise<void> {
  await build({
    entryPoints: [
      fileURLToPath(new URL('./fit-frames.ts', import.meta.url)),
      fileURLToPath(new URL('./gallery.css', import.meta.url)),
    ],
    outdir: out,
    logLevel: 'silent',
    tsconfigRaw: {},
  });
}
