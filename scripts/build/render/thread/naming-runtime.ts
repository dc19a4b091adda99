import { SOURCE_ATTRIBUTE } from '../../../shared/markers.ts';
import type { ReactBuild } from './open-bundle.ts';

/** Where an element stands in a source, as esbuild tells it. */
interface ElementSource {
  /** Relative to the site's root. */
  fileName: string;
  lineNumber: number;
}

/**
 * What bundles import for their elements where these are to name their source. React's own would keep it to itself; this
 * one writes it on the element. Hydration leaves an attribute that it does not know as it is.
 */
export function namingRuntime({ Fragment, jsx, jsxs }: ReactBuild['jsx']) {
  const jsxDEV = (
    type: Parameters<typeof jsx>[0],
    props: object,
    key: string | undefined,
    isStatic: boolean,
    source: ElementSource,
  ) => {
    const named =
      typeof type === 'string'
        ? { ...props, [SOURCE_ATTRIBUTE]: `${source.fileName}:${source.lineNumber}` }
        : props;
    return (isStatic ? jsxs : jsx)(type, named, key);
  };
  return { Fragment, jsxDEV };
}
