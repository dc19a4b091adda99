import { adviceAgainst } from './head-elements.ts';

/** The attributes that a `<link>` may have; `rel` and `href` are checked separately. */
const LINK_ATTRIBUTES = new Set(
  'rel href hreflang type title media sizes as crossorigin'.split(' '),
);

/**
 * Checks `meta` and `link` of a page or of the site.
 *
 * @param owner `page` or `site`, for the messages.
 * @returns why they cannot be used, a sentence for each fault.
 */
export function checkHeadEntries(
  { meta = [], link = [] }: { meta?: unknown; link?: unknown },
  owner: string,
): string[] {
  return [
    ...inList(meta, `${owner}.meta`, (entry, name) => whyNoMeta(Object(entry), name)),
    ...inList(link, `${owner}.link`, (entry, name) => whyNoLink(Object(entry), name)),
  ];
}

function inList(
  list: unknown,
  name: string,
  why: (entry: unknown, name: string) => string | undefined,
): string[] {
  if (!Array.isArray(list)) return [`${name} is not a list.`];
  return list.flatMap((entry, index) => why(entry, `${name}[${index}]`) ?? []);
}

function whyNoMeta(entry: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const { content, ...naming } = entry;
  const [[key, value] = [], ...surplus] = Object.entries(naming);
  if (surplus.length > 0 || (key !== 'name' && key !== 'property'))
    return `${name} must have \`name\` or \`property\`, and \`content\`; it has ${keysOf(entry)}.`;
  if (typeof value !== 'string' || value === '') return `${name}.${key} is not a name.`;
  if (typeof content !== 'string') return `${name}.content is not a string.`;
  const advice = adviceAgainst(value);
  return advice && `${name} is "${value}". ${advice}`;
}

function whyNoLink(entry: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const { rel, href } = entry;
  for (const [key, value] of Object.entries(entry)) {
    if (!LINK_ATTRIBUTES.has(key))
      return `${name} has \`${key}\`; a link may have ${[...LINK_ATTRIBUTES].join(', ')}.`;
    if (typeof value !== 'string') return `${name}.${key} is not a string.`;
  }
  if (typeof rel !== 'string' || rel.trim() === '') return `${name}.rel is missing.`;
  if (typeof href !== 'string' || !(href.startsWith('/') || URL.canParse(href)))
    return `${name}.href is neither a path that begins with "/" nor a URL.`;
  const advice = rel.split(/\s+/).map(adviceAgainst).find(Boolean);
  return advice && `${name} is "${rel}". ${advice}`;
}

function keysOf(entry: object): string {
  return Object.keys(entry).join(', ') || 'neither';
}
