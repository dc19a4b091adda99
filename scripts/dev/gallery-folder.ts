import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { faultsOf } from '../prerender/faults/faults-of.ts';
import { FINDER, faultyDocument, toolsFor } from './dev-document.ts';
import { GALLERY } from './dev-paths.ts';
import { buildGallery } from './gallery/build-gallery.ts';
import { send } from './send.ts';

/** The gallery, built when it is first requested after a change. */
export interface GalleryFolder {
  /** The path of the built gallery. */
  folder: string;
  /**
   * Answers a request for an HTML page of the gallery.
   *
   * @returns false, without an answer, for any other request.
   */
  answer: (pathname: string, response: ServerResponse) => Promise<boolean>;
  /** Waits for a build that is under way, so that it writes nothing afterwards. */
  close: () => Promise<void>;
}

/**
 * @param root of the site, absolute.
 * @param folder to build into.
 * @param version returns the version of the sources. If it has changed, the gallery is built again.
 */
export function openGalleryFolder(
  root: string,
  folder: string,
  version: () => string,
): GalleryFolder {
  let building: Promise<unknown> = Promise.resolve();
  let built = '';
  /** Whoever asked for the build handles its failure. */
  const ended = () => building.catch(() => {});
  const build = () => {
    const tools = { list: `${toolsFor(version())}\n${FINDER}`, example: FINDER };
    // One build after another, even if one fails: they write to the same folder.
    if (built !== version())
      building = ended().then(() => buildGallery(root, folder, GALLERY, tools));
    built = version();
    return building;
  };
  return {
    folder,
    async answer(pathname, response) {
      const path = pathname.replace(/\/$/, '/index.html').slice(GALLERY.length);
      if (!path.endsWith('.html')) return false;
      try {
        await build();
      } catch (error) {
        send(response, 500, 'text/html', faultyDocument(faultsOf(error), built));
        return true;
      }
      const file = join(folder, path);
      if (!existsSync(file)) return false;
      send(response, 200, 'text/html', readFileSync(file, 'utf8'));
      return true;
    },
    async close() {
      await ended();
    },
  };
}
