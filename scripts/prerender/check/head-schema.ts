import * as v from 'valibot';
import type { HeadLink, HeadMeta } from '../../shared/contracts.ts';
import { adviceAgainst } from './head-elements.ts';
import { list, options, type SchemasOf, text } from './schema-parts.ts';

const optionalText = v.optional(text('Write a text, or leave it out.'));

const META_ADVICE = 'Write `name` or `property`, and `content`, as texts.';
const name = text(META_ADVICE);
const content = v.string(META_ADVICE);

const metaEntry = v.pipe(
  v.union(
    [v.strictObject({ name, content }), v.strictObject({ property: name, content })],
    META_ADVICE,
  ),
  v.rawCheck(({ dataset: { typed, value }, addIssue }) => {
    const message = typed && adviceAgainst('name' in value ? value.name : value.property);
    if (message) addIssue({ message });
  }),
);

const ADDRESS = 'Write a path that begins with "/", or a URL.';

const linkEntry = v.pipe(
  options('entries of `link`', {
    rel: text('Write what the link is, such as "alternate".'),
    href: v.pipe(
      v.string(ADDRESS),
      v.check((href) => href.startsWith('/') || URL.canParse(href), ADDRESS),
    ),
    hreflang: optionalText,
    type: optionalText,
    title: optionalText,
    media: optionalText,
    sizes: optionalText,
    as: optionalText,
    crossorigin: v.optional(
      v.picklist(['', 'anonymous', 'use-credentials'], 'Write "anonymous" or "use-credentials".'),
    ),
  } satisfies SchemasOf<HeadLink>),
  v.rawCheck(({ dataset: { typed, value }, addIssue }) => {
    const message = typed && value.rel.split(/\s+/).map(adviceAgainst).find(Boolean);
    if (message) addIssue({ message });
  }),
);

/** `meta` and `link` of a page or of the site. */
export const headEntries = {
  meta: v.optional(list(metaEntry)),
  link: v.optional(list(linkEntry)),
} satisfies SchemasOf<{ meta?: readonly HeadMeta[]; link?: readonly HeadLink[] }>;
