/** What sources can read about the build, by these names in full. Other build tools use the same. */
interface ImportMeta {
  readonly env: {
    /**
     * `--base`, with a slash at both ends; `/` by default. The build adds it to the links of pages and
     * layouts. Islands and behaviors write it themselves, as in `withBase(import.meta.env.BASE_URL, '/contact')`.
     */
    readonly BASE_URL: string;
    /** `--site-url`, if it was given. */
    readonly SITE_URL: string | null;
  };
}
