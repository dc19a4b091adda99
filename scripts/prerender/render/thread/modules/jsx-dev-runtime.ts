/**
 * A JSX runtime that adds an attribute with its source to every element, for the source finder. React's own runtime would
 * drop the source. The attribute does not disturb hydration, which ignores additional attributes.
 */
import { isAbsolute } from 'node:path';
import { SOURCE_ATTRIBUTE } from '../../../../shared/markers.ts';
import { threadOptions } from '../thread-options.ts';
import { Fragment, jsx, jsxs } from './jsx-runtime.ts';

export { Fragment };

/** Where a JSX element is written, as the compiler passes it to the runtime. */
interface ElementSource {
  /** Relative to the site's root. */
  fileName: string;
  lineNumber: number;
}

export function jsxDEV(
  type: Parameters<typeof jsx>[0],
  props: object,
  key: string | undefined,
  isStatic: boolean,
  source: ElementSource | undefined,
) {
  // A package may have been compiled for development, elsewhere.
  const isOwn = threadOptions.namesSources && source && !isAbsolute(source.fileName);
  const named =
    isOwn && typeof type === 'string'
      ? { ...props, [SOURCE_ATTRIBUTE]: `${source.fileName}:${source.lineNumber}` }
      : props;
  return (isStatic ? jsxs : jsx)(type, named, key);
}
