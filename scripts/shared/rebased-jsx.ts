import { withBase } from './urls.ts';

type JsxRuntime = typeof import('react/jsx-runtime');
type ElementMakers = Pick<typeof import('react'), 'createElement' | 'cloneElement'>;

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

/** The same for those who make elements by calling React. */
export function rebasedReact(react: ElementMakers, base: string): ElementMakers {
  return withElementProps(react, (_, props) => rebaseProps(props, base));
}

/** React's functions that make elements, but HTML elements get what `propsOf` makes of their props. */
export function withElementProps(
  { createElement, cloneElement }: ElementMakers,
  propsOf: (type: string, props: object) => object,
): ElementMakers {
  const wrapped = <Make extends (...given: never[]) => unknown>(make: Make) =>
    ((target: unknown, props?: object | null, ...children: unknown[]) => {
      // The target is the type of an element, or an element to copy.
      const type: unknown = typeof target === 'string' ? target : Object(target).type;
      const own = typeof type === 'string' && props ? propsOf(type, props) : props;
      return make(...([target, own, ...children] as never[]));
    }) as unknown as Make;
  return { createElement: wrapped(createElement), cloneElement: wrapped(cloneElement) };
}

function rebaseProps(props: object, base: string): object {
  const rebase = ([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? rebasedValue(name, value, base) : value,
  ];
  return Object.fromEntries(Object.entries(props).map(rebase));
}
