import type { ErrorPagesFile, LayoutFile, Manifest, Payload } from '../../shared/contracts.ts';

/** A part of our format with the fields that it must have, to tell their types. */
export type Sample<Part> = Partial<Part> & { format: 1 };

export const MANIFEST: Sample<Manifest> = { format: 1, runtime: '', routes: {}, layouts: {} };

export const LAYOUT: Sample<LayoutFile> = { format: 1, name: '', before: '', after: '', end: true };

export const ERROR_PAGES: Sample<ErrorPagesFile> = {
  format: 1,
  title: '',
  pages: { 404: '', 500: '' },
  end: true,
};

const PAYLOAD: Sample<Payload> = {
  format: 1,
  path: '',
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

/** The sample of a payload, which has to prove that it is of the path that was asked for. */
export const payloadOf = (path: string): Sample<Payload> => ({ ...PAYLOAD, path });

/** True when a part has arrived to its end, in our format, with all fields of the sample. */
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

/** True when a value has at least the fields of the sample, of the same types; a list, items like the sample's first. */
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
