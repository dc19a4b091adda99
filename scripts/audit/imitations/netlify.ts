import { join } from 'node:path';
import type { AuditContext } from '../audit-context.ts';
import { fileAt, type Imitation, KEPT_MISSES, lowerCase } from './imitation.ts';

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
  known: new Map([KEPT_MISSES]),
  async start(dist, context) {
    const blocks = await parseHeaders(dist, context);
    const ask = async (path: string) => {
      const matching = blocks.filter(({ forRegExp }) => forRegExp.test(path));
      const headers = { ...DEFAULTS, ...lowerCase(Object.assign({}, ...matching.map(valuesOf))) };
      const body = fileAt(dist, path) ?? fileAt(dist, `${path}/index.html`);
      if (body !== undefined) return { status: 200, headers, body };
      return { status: 404, headers, body: fileAt(dist, '404.html') ?? '' };
    };
    return { ask };
  },
};

function valuesOf({ values }: HeaderBlock) {
  return values;
}

/** @throws Error with the parser's complaints. */
export async function parseHeaders(dist: string, context: AuditContext): Promise<HeaderBlock[]> {
  const { parseAllHeaders } = await context.tool<Parser>('@netlify/headers-parser');
  const headersFiles = [join(dist, '_headers')];
  const { headers, errors } = await parseAllHeaders({
    headersFiles,
    configHeaders: [],
    minimal: false,
  });
  if (errors.length > 0) throw new AggregateError(errors, `_headers: ${errors[0]?.message}`);
  return headers;
}
