import type { Imitation } from './imitation.ts';
import { parseHeaders } from './netlify.ts';

/** The part of the asset server's API that is used. */
interface AssetServer {
  generateHandler: (options: object) => Promise<Response>;
}

/** Any origin: the asset server looks at the path only. */
const ORIGIN = 'https://www.example.com';

/**
 * Cloudflare Pages: its own asset server, with the rules from `_headers`, which Netlify's parser reads in the same
 * syntax.
 */
export const cloudflare: Imitation = {
  name: '_headers (server of Cloudflare Pages)',
  known: [
    [
      /^(\/\S+?)(\/index\.html)? (answers 308 to|leads to) \1\/$/,
      'Pages adds a slash; Workers with `html_handling: "drop-trailing-slash"` do not, and the canonical link says which counts',
    ],
  ],
  async start(site, context) {
    const blocks = await parseHeaders(site, context);
    const rules = Object.fromEntries(
      blocks.map(({ for: path, values }) => [path, { set: values }]),
    );
    const { generateHandler } = await context.tool<AssetServer>(
      '@cloudflare/pages-shared/dist/asset-server/handler.js',
    );
    const ask = async (path: string) => {
      const response = await generateHandler({
        request: new Request(ORIGIN + path),
        metadata: { headers: { version: 2, rules } },
        logError: console.error,
        findAssetEntryForPath: async (file: string) =>
          site.read(file) === undefined ? null : file,
        getAssetKey: (file: string) => file,
        negotiateContent: () => ({ encoding: null }),
        fetchAsset: async (file: string) => ({
          body: Buffer.from(site.read(file) ?? '', 'latin1'),
          contentType: file.endsWith('.html') ? 'text/html; charset=utf-8' : '',
        }),
      });
      const body = Buffer.from(await response.arrayBuffer()).toString('latin1');
      return { status: response.status, headers: response.headers, body };
    };
    return { ask };
  },
};
