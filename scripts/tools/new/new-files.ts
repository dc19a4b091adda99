import { routeFault } from '../../prerender/discover/discover-pages.ts';
import { newBlock, newIsland, newPage } from './new-parts.ts';
import { newSite } from './new-site.ts';
import type { Scaffold } from './scaffold.ts';

const KINDS: Readonly<Record<string, (name: string) => Scaffold>> = {
  page: newPage,
  block: newBlock,
  island: newIsland,
  site: newSite,
};

export const NEW_USAGE = `Usage: npm run new -- <kind> <name>

  npm run new -- page services/audit           pages/services/audit.tsx and its words
  npm run new -- block pricing                 components/blocks/Pricing/ with styles and examples
  npm run new -- island pricing/price-toggle   components/blocks/Pricing/PriceToggle.island.tsx
  npm run new -- site ../other                 a separate site: layout, page, facts about the site, error page
`;

/** What a route may be: lower-case letters, digits and single hyphens, with slashes. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;

/**
 * The files that `npm run new` writes.
 *
 * @throws Error that says what to write instead when the arguments cannot be used.
 */
export function newFiles([kind = '', name = '', ...surplus]: readonly string[]): Scaffold {
  const make = KINDS[kind];
  if (!make || surplus.length > 0 || (kind === 'site' && !name)) {
    throw new Error(
      `"${[kind, name, ...surplus].join(' ').trim()}" cannot be made: write a kind (page, block, island or site) and one name.\n\n${NEW_USAGE}`,
    );
  }
  // A site's folder may have any name.
  if (kind !== 'site' && !NAME.test(name)) {
    throw new Error(
      `The name "${name}" cannot be used: write lower-case letters, digits and single hyphens, such as "${kind === 'page' ? 'services/audit' : 'pricing'}".`,
    );
  }
  const fault = kind === 'page' ? routeFault({ path: `/${name}`, file: '' }) : undefined;
  if (fault) throw new Error(`${fault.what}. ${fault.why} ${fault.fix}`);
  return make(name);
}
