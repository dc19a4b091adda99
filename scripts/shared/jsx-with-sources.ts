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
 *
 * @param isOn false: nothing is added. Packages that were compiled for development call it in a build, too.
 */
export function jsxWithSources({ jsx, jsxs }: Pick<JsxRuntime, 'jsx' | 'jsxs'>, isOn: boolean) {
  return (
    type: Parameters<typeof jsx>[0],
    props: object,
    key: string | undefined,
    isStatic: boolean,
    source: ElementSource | undefined,
  ) => {
    // Packages were compiled elsewhere.
    const isOwn = isOn && source && !/^([\\/]|\w:)/.test(source.fileName);
    const named =
      isOwn && typeof type === 'string'
        ? { ...props, [SOURCE_ATTRIBUTE]: `${source.fileName}:${source.lineNumber}` }
        : props;
    return (isStatic ? jsxs : jsx)(type, named, key);
  };
}
