import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { AssetFiles } from '../build/bundle/asset-files.ts';
import { bundleClient, type ClientBundle } from '../build/bundle/bundle-client.ts';
import { bundleServer, type ServerBundle } from '../build/bundle/bundle-server.ts';
import { bundleStyles, type StyleBundle } from '../build/bundle/bundle-styles.ts';
import { planStyles, type StylePlan } from '../build/bundle/plan-styles.ts';
import { discoverModules } from '../build/discover/discover-modules.ts';
import { discoverPages, type Route } from '../build/discover/discover-pages.ts';
import { siteParts } from '../build/document/site-parts.ts';
import type { Fault } from '../build/faults/fault.ts';
import { type BuildOptions, PROJECT } from '../build/options.ts';
import type { LayoutsResult, LayoutsTask } from '../build/render/messages.ts';
import { NOT_RENDERED, type RenderedPage } from '../build/render/page.ts';
import { layoutsTask, renderLayouts } from '../build/render/render-layouts.ts';
import type { ThreadPool } from '../build/render/thread-pool.ts';
import type { SiteBuild } from '../build/site-build.ts';
import type { Staging } from '../build/write/staging.ts';
import { writeSite } from '../build/write/write-site.ts';
import { keepLast } from './keep-last.ts';

/** All of a site but its pages, which are rendered when they are wanted. */
export interface SharedParts {
  build: SiteBuild;
  server: ServerBundle;
  /** What lies ready beside pages: paths below the folder of the build. */
  written: ReadonlySet<string>;
  faults: readonly Fault[];
}

/** Few enough to bundle anew while somebody waits. */
const ROUTES_PER_SHARD = 50;

/**
 * Takes the steps of a build up to the rendering of pages, again after each change.
 *
 * @returns the function that makes the parts anew after some files, absolute, have changed; all when left out. One call
 * at a time: bundles that a change does not concern are kept for the next.
 */
export function openSharedParts(
  options: BuildOptions,
  staging: Staging,
  pool: ThreadPool,
): (files?: readonly string[]) => Promise<SharedParts> {
  const clientAssets: AssetFiles = new Map();
  const serverAssets: AssetFiles = new Map();
  const styleAssets: AssetFiles = new Map();
  const stylesOnce = keepLast<StyleBundle>();
  const layoutsOnce = keepLast<LayoutsResult>();
  /** Counts the changes of what is no script: of stylesheets, and of pictures and fonts that they name. */
  let looks = 0;
  let client: ClientBundle | undefined;
  let server: ServerBundle | undefined;

  const makeClient = async (modules: SiteBuild['modules'], files?: readonly string[]) => {
    if (client && files && !concernsClient(client, modules, files, options.root)) return client;
    clientAssets.clear();
    return bundleClient(options, modules, clientAssets);
  };

  const makeServer = async (
    routes: readonly Route[],
    modules: SiteBuild['modules'],
    files?: readonly string[],
  ) => {
    // What a stylesheet says does not concern those who import it.
    if (server && files?.every((file) => file.endsWith('.css'))) return server;
    const changed = files?.map((file) => relative(options.root, file).replaceAll('\\', '/'));
    const last = server && changed && { result: server, changed };
    if (!last) serverAssets.clear();
    const withLines = { ...options, sourceMaps: true, namesSources: true };
    const { server: folder } = staging;
    return bundleServer(withLines, routes, modules, folder, serverAssets, ROUTES_PER_SHARD, last);
  };

  const makeStyles = (plan: StylePlan, files?: readonly string[]) => {
    if (!files?.every((file) => /\.tsx?$/.test(file))) looks++;
    const key = JSON.stringify([looks, [...plan.entries], [...plan.pages]]);
    return stylesOnce(key, () => {
      styleAssets.clear();
      return bundleStyles(options, plan, styleAssets);
    });
  };

  const makeLayouts = (task: LayoutsTask) => {
    const code = readFileSync(task.bundle, 'utf8');
    const key = JSON.stringify([code, task.islandUrls, task.behaviorUrls]);
    return layoutsOnce(key, () => renderLayouts(task, pool));
  };

  return async (files) => {
    const found = discoverPages(options.root);
    const { routes } = found;
    const { modules, faults } = discoverModules(options.root);
    const [bundle, scripts] = await Promise.all([
      makeServer(routes, modules, files),
      makeClient(modules, files),
    ]);
    client = scripts.faults.length > 0 ? undefined : scripts;
    server = bundle.faults.length > 0 ? undefined : bundle;
    const [styles, layouts] = await Promise.all([
      makeStyles(planStyles(routes, modules, bundle.sources), files),
      makeLayouts(layoutsTask(bundle.layouts, modules, scripts)),
    ]);
    const assets: AssetFiles = new Map([...serverAssets, ...clientAssets, ...styleAssets]);
    const parts = siteParts(options, scripts, styles, layouts, assets);
    const { site: folder } = staging;
    const build = { options, routes, modules, client: scripts, styles, layouts, parts, assets };
    // The names of assets tell what is in them: those that are there can stay.
    for (const name of readdirSync(folder)) {
      if (name !== 'assets') rmSync(join(folder, name), { recursive: true, force: true });
    }
    const written = writeSite({ ...build, folder }, routes.map(unrendered), []);
    return {
      build: { ...build, folder },
      server: bundle,
      written: written.files,
      faults: [
        ...found.faults,
        ...faults,
        ...bundle.faults,
        ...scripts.faults,
        ...styles.faults,
        ...layouts.faults,
        ...written.faults,
      ],
    };
  };
}

/** True when a change may be one of the browser's scripts, which take longest to bundle. */
function concernsClient(
  { sources, islands, behaviors }: ClientBundle,
  modules: SiteBuild['modules'],
  files: readonly string[],
  root: string,
): boolean {
  const isSame =
    Object.keys(islands).join() === modules.islands.join() &&
    Object.keys(behaviors).join() === [...modules.behaviors.keys()].join();
  const runtime = relative(root, join(PROJECT, 'scripts'));
  return (
    !isSame ||
    files
      .map((file) => relative(root, file))
      .some((file) => sources.includes(file) || file.startsWith(runtime))
  );
}

/** What the manifest can say of a page before it is rendered. Nothing else of it is used. */
function unrendered(route: Route): RenderedPage {
  return {
    ...route,
    outcome: 'generated',
    layout: 'default',
    title: '',
    description: '',
    indexed: true,
    ...NOT_RENDERED,
    payloadHash: 'dev',
  };
}
