import { withBase } from './urls.ts';

type JsxRuntime = typeof import('react/jsx-runtime');

const URL_PROPS = ['href', 'src', 'action', 'formAction', 'poster', 'data', 'xlinkHref'];

/**
 * The slash at the beginning of a site path in a `srcset`. After a comma without a space it would be part of a `data:`
 * URL.
 */
const SRCSET_PATH = /(^\s*|,\s+|\s[\d.]+[wxh],)\/(?!\/)/g;

/**
 * React's JSX runtime, but with the base added to every site path in HTML elements, so that pages and islands write
 * `/contact` whatever the base is. Used in the build and, if there is a base, in hydrated islands.
 */
export function rebasedJsx({ Fragment, jsx, jsxs }: JsxRuntime, base: string): JsxRuntime {
  const rebased =
    (make: typeof jsx): typeof jsx =>
    (type, props, key) =>
      make(type, typeof type === 'string' ? rebaseProps(props as object, base) : props, key);
  return { Fragment, jsx: rebased(jsx), jsxs: rebased(jsxs) };
}

function rebaseProps(props: object, base: string): object {
  const rebased: Record<string, unknown> = { ...props };
  for (const name of URL_PROPS) {
    const url = rebased[name];
    if (typeof url === 'string') rebased[name] = withBase(base, url);
  }
  const { srcSet } = rebased;
  if (typeof srcSet === 'string') rebased.srcSet = srcSet.replace(SRCSET_PATH, `$1${base}`);
  return rebased;
}
