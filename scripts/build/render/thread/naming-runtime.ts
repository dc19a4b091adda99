import { SOURCE_ATTRIBUTE } from '../../../shared/markers.ts';
import type { ReactBuild } from './open-bundle.ts';

/** An element's place in a source, as esbuild reports it. */
interface ElementSource {
  /** Relative to the site's root. */
  fileName: string;
  lineNumber: number;
}

/**
 * A JSX runtime that adds its source to every element as an attribute; React's own would drop it. Hydration ignores
 * attributes that it does not know.
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
