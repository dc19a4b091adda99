import { SOURCE_ATTRIBUTE } from './markers.ts';

type JsxRuntime = typeof import('react/jsx-runtime');

/** Where a JSX element is written, as compilers pass it to the runtime for development. */
interface ElementSource {
  /** Relative to the site's root. */
  fileName: string;
  lineNumber: number;
}

/**
 * The function of a JSX runtime for development: it adds an attribute with its source to every HTML element. React's own
 * would drop the source. In the browser it does the same as in the build, so that hydration finds what it expects.
 */
export function jsxWithSources({ jsx, jsxs }: Pick<JsxRuntime, 'jsx' | 'jsxs'>) {
  return (
    type: Parameters<typeof jsx>[0],
    props: object,
    key: string | undefined,
    isStatic: boolean,
    { fileName, lineNumber }: ElementSource,
  ) => {
    const named =
      typeof type === 'string'
        ? { ...props, [SOURCE_ATTRIBUTE]: `${fileName}:${lineNumber}` }
        : props;
    return (isStatic ? jsxs : jsx)(type, named, key);
  };
}
