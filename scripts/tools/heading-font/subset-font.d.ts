declare module 'subset-font' {
  /** https://github.com/papandreou/subset-font: the package has no types of its own. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes?: Readonly<Record<string, number>>;
      keepFeatures?: readonly string[];
      dropTables?: readonly string[];
    },
  ): Promise<Uint8Array>;
}
