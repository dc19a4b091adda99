import type { AssetFiles } from './bundle/asset-files.ts';
import type { ClientBundle } from './bundle/bundle-client.ts';
import type { ServerBundle } from './bundle/bundle-server.ts';
import type { StyleBundle } from './bundle/bundle-styles.ts';
import { planStyles, type StylePlan } from './bundle/plan-styles.ts';
import type { SiteModules } from './discover/discover-modules.ts';
import { collectSiteContext } from './document/collect-site-context.ts';
import type { Fault } from './faults/fault.ts';
import type { BuildOptions } from './options.ts';
import type { LayoutsResult, LayoutsTask } from './render/messages.ts';
import type { SiteContext } from './render/page.ts';
import { layoutsTask } from './render/render-layouts.ts';

/** The site to prepare. */
export interface SiteInput {
  options: BuildOptions;
  modules: SiteModules;
  /** The folder that the site is written to. */
  folder: string;
  /** Receives the files to be published under `assets/`. */
  assets: AssetFiles;
}

/** The steps: a build takes each of them once, the development server only those that a change concerns. */
export interface SharedSteps {
  layouts: Promise<ServerBundle>;
  bundleClient: () => Promise<ClientBundle>;
  bundleStyles: (plan: StylePlan) => Promise<StyleBundle>;
  renderLayouts: (task: LayoutsTask) => Promise<LayoutsResult>;
}

/** What all pages share, with the results that only the report needs. */
export interface PreparedSite {
  context: SiteContext;
  client: ClientBundle;
  /** The stylesheet of every page. */
  siteStyle: string;
  faults: readonly Fault[];
}

/** Bundles and renders what all pages share. */
export async function prepareSite(
  { options, modules, folder, assets }: SiteInput,
  steps: SharedSteps,
): Promise<PreparedSite> {
  const [server, client] = await Promise.all([steps.layouts, steps.bundleClient()]);
  const [styles, layouts] = await Promise.all([
    steps.bundleStyles(planStyles([], modules, server.sources)),
    steps.renderLayouts(layoutsTask(server.file, modules, client)),
  ]);
  const stepResults = { options, modules, server, client, styles, layouts, folder };
  return {
    context: collectSiteContext(stepResults, assets),
    client,
    siteStyle: styles.site,
    faults: [...server.faults, ...client.faults, ...styles.faults, ...layouts.faults],
  };
}
