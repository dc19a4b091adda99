import type { ErrorPagesFile, LayoutFile, Manifest, Payload } from '../../shared/contracts.ts';

/** An example of a part, which shows its required fields and their types; the format is the same for all parts. */
export type Sample<Part> = Partial<Part>;

export const MANIFEST: Sample<Manifest> = { runtime: '', routes: {}, layouts: {} };

export const LAYOUT: Sample<LayoutFile> = { name: '', before: '', after: '', end: true };

export const ERROR_PAGES: Sample<ErrorPagesFile> = {
  title: '',
  pages: { 404: '', 500: '' },
  end: true,
};

const PAYLOAD: Sample<Payload> = {
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

/** The example of a payload. Its path must be the requested one. */
export const payloadSample = (path: string): Sample<Payload> => ({ ...PAYLOAD, path });

/** True if a part is complete, has our format, and all fields of the sample with the right types. */
export function isPart<Part>(value: unknown, sample: Sample<Part>): value is Part {
  const { format, end, path, transition = false } = Object(value);
  return (
    fits(value, sample) &&
    format === 1 &&
    end !== false &&
    path === Object(sample).path &&
    (transition === false || (fits(transition, '') && /^[\w-]+$/.test(transition)))
  );
}

/**
 * True if a value has at least the fields of the sample, with the same types. All items of a list must be like the
 * sample's first.
 */
function fits(value: unknown, sample: unknown): boolean {
  const isList = Array.isArray(value);
  if (typeof value !== typeof sample || value === null || isList !== Array.isArray(sample)) {
    return false;
  }
  if (isList) return value.every((item) => fits(item, Object(sample)[0]));
  return (
    typeof sample !== 'object' ||
    Object.entries(Object(sample)).every(([name, field]) => fits(Object(value)[name], field))
  );
}
