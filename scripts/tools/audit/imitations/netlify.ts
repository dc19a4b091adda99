import { join } from 'node:path';
import type { AuditContext } from '../audit-context.ts';
import type { AuditedSite } from '../audited-site.ts';
import { answerWithFile } from './answer-with-file.ts';
import { type Imitation, KEPT_MISSES } from './imitation.ts';

/** The part of the parser's API that is used. */
interface Parser {
  parseAllHeaders: (options: object) => Promise<{ headers: HeaderBlock[]; errors: Error[] }>;
}

/** A block of `_headers`, as read by Netlify's own parser. */
export interface HeaderBlock {
  for: string;
  forRegExp: RegExp;
  values: Readonly<Record<string, string>>;
}

/** The headers when no rule says otherwise: https://docs.netlify.com/routing/headers/. */
const DEFAULTS = { 'cache-control': 'public, max-age=0, must-revalidate' };

/**
 * Netlify with Pretty URLs turned off: the file answers `/contact`, `/contact/` and `/contact/index.html` without a
 * redirect (tested on the host: https://github.com/slorber/trailing-slash-guide).
 */
export const netlify: Imitation = {
  name: '_headers (parser of Netlify)',
  known: [KEPT_MISSES],
  async start(site, context) {
    const blocks = await parseHeaders(site, context);
    const ask = async (path: string) => {
      const headers = new Headers(DEFAULTS);
      for (const { forRegExp, values } of blocks) {
        if (!forRegExp.test(path)) continue;
        for (const [name, value] of Object.entries(values)) headers.set(name, value);
      }
      return answerWithFile(site, path, headers);
    };
    return { ask };
  },
};

/** @throws Error with the parser's complaints. */
export async function parseHeaders(
  { dist }: AuditedSite,
  context: AuditContext,
): Promise<HeaderBlock[]> {
  const { parseAllHeaders } = await context.tool<Parser>('@netlify/headers-parser');
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(dist, '_headers')],
    configHeaders: [],
    minimal: false,
  });
  if (errors.length > 0) throw new AggregateError(errors, `_headers: ${errors[0]?.message}`);
  return headers;
}
