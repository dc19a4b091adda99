/** Bytes in kilobytes of 1,000, as networks count. */
export function kilobytes(bytes: number, decimals = 1): string {
  return `${(bytes / 1000).toFixed(decimals)} kB`;
}
