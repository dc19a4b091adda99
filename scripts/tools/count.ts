/** `1 page`, `2,000 pages`. */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-GB')} ${noun}${number === 1 ? '' : 's'}`;
}

/** `1 pixel differs`, `2 pixels differ`. */
export function countDiffering(number: number, noun: string): string {
  return `${count(number, noun)} ${number === 1 ? 'differs' : 'differ'}`;
}
