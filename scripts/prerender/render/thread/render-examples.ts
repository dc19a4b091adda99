import type { ReactElement } from 'react';
import { documentHtml } from '../../document/markup.ts';
import type { ExamplesResult } from '../rendered.ts';
import type { Task } from '../thread-messages.ts';
import { stylesOf } from './modules/module-graph.ts';
import { publishAssets } from './published-assets.ts';
import { renderTree } from './render-tree.ts';
import { importGuarded } from './site-code.ts';
import { reportProgress } from './this-thread.ts';

/** The exports of a `*.examples.tsx` module. */
interface ExamplesModule {
  examples: Readonly<Record<string, ReactElement>>;
}

/**
 * Renders examples of components, for the gallery. Islands are rendered as visitors without JavaScript see them.
 */
export async function renderExamples({
  files,
  islandUrls,
}: Task<'examples'>): Promise<ExamplesResult> {
  const examples: ExamplesResult['examples'][number][] = [];
  for (const file of files) {
    reportProgress(file);
    const module = (await importGuarded({ file })) as ExamplesModule | undefined;
    publishAssets(file);
    for (const [name, element] of Object.entries(module?.examples ?? {})) {
      const prefix = `${file.replace(/^.*\/|\.examples\.tsx$/g, '')}-${name}`;
      const tree = await renderTree(
        { file },
        { islandUrls, behaviorUrls: {}, prefix },
        () => element,
      );
      if (tree) examples.push({ file, name, html: documentHtml(tree.markup) });
    }
  }
  const styles = Object.fromEntries(files.map((file) => [file, stylesOf(file)]));
  return { examples, styles };
}
