import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { withClient, withFinder } from './dev-document.ts';
import { GALLERY } from './dev-paths.ts';
import { buildGallery } from './gallery/build-gallery.ts';
import { send } from './send.ts';

/** The gallery, built when it is first requested after a change. */
export interface GalleryFolder {
  /** To be called after a change: the gallery is built again on the next request. */
  invalidate: () => void;
  /** The path of the built gallery. */
  folder: () => Promise<string>;
  /**
   * Answers a request for an HTML page of the gallery.
   *
   * @returns false, without an answer, for any other request.
   */
  answer: (url: URL, response: ServerResponse) => Promise<boolean>;
  /** Waits for a build that is under way, so that it writes nothing afterwards. */
  close: () => Promise<void>;
}

/**
 * @param root of the site, absolute.
 * @param out the folder to build into.
 */
export function openGalleryFolder(root: string, out: string): GalleryFolder {
  let building: Promise<unknown> = Promise.resolve();
  let isCurrent = false;
  const folder = async () => {
    // One build after another, even if one fails: they write to the same folder.
    if (!isCurrent) building = ended().then(() => buildGallery(root, out, GALLERY, true));
    isCurrent = true;
    await building;
    return out;
  };
  /** Whoever asked for the build handles its failure. */
  const ended = () => building.catch(() => {});
  return {
    invalidate() {
      isCurrent = false;
    },
    folder,
    async answer({ pathname }, response) {
      const path = pathname.replace(/\/$/, '/index.html').slice(GALLERY.length);
      if (!path.endsWith('.html')) return false;
      const file = join(await folder(), path);
      if (!existsSync(file)) return false;
      const html = readFileSync(file, 'utf8');
      // Examples are in frames of the pages that list them. Only those pages need to listen for changes.
      const isList = /(^|\/)index\.html$/.test(path);
      send(response, 200, 'text/html', isList ? withClient(html) : withFinder(html));
      return true;
    },
    async close() {
      await ended();
    },
  };
}
