import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { AssetFiles } from '../build/asset-files.ts';
import { bundleClient, type ClientBundle } from '../build/bundle-client.ts';
import { bundleServer, type ServerBundle } from '../build/bundle-server.ts';
import { bundleStyles } from '../build/bundle-styles.ts';
import { checkSite } from '../build/check-site.ts';
import { discoverModules } from '../build/discover-modules.ts';
import { discoverPages, type Route } from '../build/discover-pages.ts';
import { distinctFaults, type Fault } from '../build/fault.ts';
import { faultsOf } from '../build/faults-of.ts';
import { type BuildOptions, PROJECT } from '../build/options.ts';
import { openRenderPool } from '../build/render-pool.ts';
import { renderSite } from '../build/render-site.ts';
import type { RenderedRoute } from '../build/render-task.ts';
import type { SiteBuild } from '../build/site-build.ts';
import { siteParts } from '../build/site-parts.ts';
import { openWorkshop } from '../build/workshop.ts';
import { writeSite } from '../build/write-site.ts';
import { outputFolder } from '../shared/urls.ts';

/** A page as it is just now. */
export interface DevPage {
  /** Absent where the page could not be rendered, or there is none. */
  html?: string;
  /** As published, JSON. */
  payload?: string;
  faults: readonly Fault[];
}

/** A site that is being worked on: shared parts are made again after each change, pages when somebody asks. */
export interface DevSite {
  /** Where files lie that are served as they are, absolute. */
  readonly folder: string;
  /**
   * Makes shared parts again.
   *
   * @param files the changed files, absolute; all when left out.
   * @returns what is wrong with shared parts.
   */
  refresh: (files?: readonly string[]) => Promise<readonly Fault[]>;
  /** The page of a route path. It waits for what is being made. */
  page: (path: string) => Promise<DevPage>;
  close: () => Promise<void>;
}

interface State {
  build: SiteBuild;
  server: ServerBundle;
  written: ReadonlySet<string>;
  faults: readonly Fault[];
}

/** Takes the steps of a build, but in a process that stays warm, and publishes nothing. */
export function openDevSite(options: BuildOptions): DevSite {
  const workshop = openWorkshop(options.out);
  const pool = openRenderPool(1, options.timeout);
  const clientAssets: AssetFiles = new Map();
  const serverAssets: AssetFiles = new Map();
  let client: ClientBundle | undefined;
  let server: ServerBundle | undefined;
  let state: State | { faults: readonly Fault[] } = { faults: [] };
  let work: Promise<unknown> = Promise.resolve();
  let pages = new Map<string, Promise<DevPage>>();

  /** Pages and shared parts are written to one folder. */
  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const done = work.then(task);
    work = done.catch(() => {});
    return done;
  };

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
    serverAssets.clear();
    const withMaps = { ...options, sourceMaps: true };
    return bundleServer(withMaps, routes, modules, workshop.server, serverAssets);
  };

  const make = async (files?: readonly string[]): Promise<State> => {
    const found = discoverPages(options.root);
    const { routes } = found;
    const { modules, faults } = discoverModules(options.root);
    const [bundle, scripts] = await Promise.all([
      makeServer(routes, modules, files),
      makeClient(modules, files),
    ]);
    client = scripts.faults.length > 0 ? undefined : scripts;
    server = bundle.faults.length > 0 ? undefined : bundle;
    const assets: AssetFiles = new Map([...serverAssets, ...clientAssets]);
    const [styles, layouts] = await Promise.all([
      bundleStyles(options, routes, modules, bundle.sources, assets),
      pool.renderLayouts({
        bundle: bundle.layouts,
        base: options.base,
        layouts: modules.layouts,
        errorPage: modules.errorPage,
        site: modules.site,
        islandUrls: scripts.islands,
        behaviorUrls: scripts.behaviors,
      }),
    ]);
    const parts = siteParts(options, scripts, styles, layouts, assets);
    const { site: folder } = workshop;
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

  const render = async (path: string): Promise<DevPage> => {
    const current = state;
    if (!('build' in current)) return { faults: current.faults };
    const { build, server, written } = current;
    const shards = server.shards.flatMap(({ bundle, routes }) => {
      const wanted = routes.filter((route) => route.path === path);
      return wanted.length > 0 ? [{ bundle, routes: wanted }] : [];
    });
    const rendered = await renderSite(build, shards, pool, () => {});
    const faults = distinctFaults([
      ...current.faults,
      ...rendered.faults,
      ...(await checkSite(build, rendered.routes, written)),
    ]);
    if (rendered.routes[0]?.outcome !== 'generated') return { faults };
    const read = (name: string) =>
      readFileSync(join(build.folder, outputFolder(path), name), 'utf8');
    return { html: read('index.html'), payload: read('payload.json'), faults };
  };

  return {
    folder: workshop.site,
    refresh(files) {
      pages = new Map();
      return inTurn(async () => {
        state = await make(files).catch((error: unknown) => ({ faults: faultsOf(error) }));
        return state.faults;
      });
    },
    page(path) {
      const known = pages.get(path);
      if (known) return known;
      const page = inTurn(() => render(path)).catch((error: unknown) => ({
        faults: faultsOf(error),
      }));
      pages.set(path, page);
      return page;
    },
    async close() {
      await work;
      await pool.close();
      workshop.remove();
    },
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
function unrendered(route: Route): RenderedRoute {
  return {
    ...route,
    outcome: 'generated',
    layout: 'default',
    title: '',
    description: '',
    indexed: true,
    payloadHash: 'dev',
    htmlSize: 0,
    payloadSize: 0,
    islands: [],
    earlyBehaviors: [],
    ids: [],
    references: [],
  };
}
