import type { ErrorPagesFile, LayoutFile, Manifest, Payload } from '../../shared/contracts.ts';

/** The required fields of a part. The values are examples: only their types count. isPart checks `format` and `transition`. */
export type Shape<Part> = Partial<Part>;

export const MANIFEST: Shape<Manifest> = { runtime: '', routes: {}, layouts: {} };

export const LAYOUT: Shape<LayoutFile> = { name: '', before: '', after: '', end: true };

export const ERROR_PAGES: Shape<ErrorPagesFile> = {
  title: '',
  pages: { 404: '', 500: '' },
  end: true,
};

const PAYLOAD: Shape<Payload> = {
  build: '',
  runtime: '',
  layout: '',
  title: '',
  html: '',
  head: [''],
  styles: [''],
  middleware: [''],
  scrollToTop: true,
  end: true,
};

/** The shape of a payload. Its path must be the requested one. */
export const payloadShape = (path: string): Shape<Payload> => ({ ...PAYLOAD, path });

/** True if a part is complete, has our format, and all fields of the shape with the right types. */
export function isPart<Part>(value: unknown, shape: Shape<Part>): value is Part {
  const { format, end, path, transition = false } = Object(value);
  return (
    hasShape(value, shape) &&
    format === 1 &&
    end !== false &&
    path === Object(shape).path &&
    (transition === false || (hasShape(transition, '') && /^[\w-]+$/.test(transition)))
  );
}

/**
 * True if a value has at least the fields of the shape, with the same types. All items of a list must be like the
 * first item of the shape's list.
 */
function hasShape(value: unknown, shape: unknown): boolean {
  const isList = Array.isArray(value);
  if (typeof value !== typeof shape || value === null || isList !== Array.isArray(shape)) {
    return false;
  }
  if (isList) return value.every((item) => hasShape(item, Object(shape)[0]));
  return (
    typeof shape !== 'object' ||
    Object.entries(Object(shape)).every(([name, field]) => hasShape(Object(value)[name], field))
  );
}
