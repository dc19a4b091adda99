import { withBase } from './urls.ts';

type JsxRuntime = typeof import('react/jsx-runtime');

/** Attributes whose value is a URL, as HTML and as React spells them. */
const URL_ATTRIBUTES = new Set(
  'href src action formaction formAction poster data xlink:href xlinkHref'.split(' '),
);

/**
 * The slash at the beginning of a site path in a `srcset`. After a comma without a space it would be part of a `data:`
 * URL.
 */
const SRCSET_PATH = /(^\s*|,\s+|\s[\d.]+[wxh],)\/(?!\/)/g;

/** The value of an attribute, with the base added if it is a site path, or to the site paths in a `srcset`. */
export function rebasedValue(name: string, value: string, base: string): string {
  if (URL_ATTRIBUTES.has(name)) return withBase(base, value);
  const isSrcset = name === 'srcset' || name === 'srcSet';
  return isSrcset ? value.replace(SRCSET_PATH, `$1${base}`) : value;
}

/**
 * React's JSX runtime, but with the base added to every site path in HTML elements, as the build adds it to their HTML:
 * islands write `/contact` whatever the base is. Used in hydrated islands, if there is a base.
 */
export function rebasedJsx({ Fragment, jsx, jsxs }: JsxRuntime, base: string): JsxRuntime {
  const rebased =
    (make: typeof jsx): typeof jsx =>
    (type, props, key) =>
      make(type, typeof type === 'string' ? rebaseProps(props as object, base) : props, key);
  return { Fragment, jsx: rebased(jsx), jsxs: rebased(jsxs) };
}

function rebaseProps(props: object, base: string): object {
  const rebase = ([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? rebasedValue(name, value, base) : value,
  ];
  return Object.fromEntries(Object.entries(props).map(rebase));
}
