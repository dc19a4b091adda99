/** Stands for a figure that this system does not provide. */
const UNKNOWN = '–';

/** Formats milliseconds as seconds. */
export function seconds(milliseconds: number | undefined): string {
  return milliseconds === undefined ? UNKNOWN : `${(milliseconds / 1000).toFixed(2)} s`;
}

export function milliseconds(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`;
}

export function megabytes(bytes: number | undefined): string {
  return bytes === undefined ? UNKNOWN : `${(bytes / 1e6).toFixed(0)} MB`;
}

export function kilobytes(bytes: number | undefined): string {
  return bytes === undefined ? UNKNOWN : `${(bytes / 1e3).toFixed(0)} kB`;
}

/** Formats `value` as a multiple of `unit`. */
export function ratio(value: number | undefined, unit: number | undefined): string {
  if (value === undefined || unit === undefined) return UNKNOWN;
  const times = value / unit;
  return `${times.toFixed(times < 10 ? 2 : 1)} ×`;
}
