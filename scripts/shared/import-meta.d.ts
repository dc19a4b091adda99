/** What pages and layouts can read about the build. Other build tools use the same names. */
interface ImportMeta {
  readonly env: {
    /** `--base`, with a slash at both ends; `/` by default. Links do not need it: the build adds it to them. */
    readonly BASE_URL: string;
    /** `--site-url`, if it was given. */
    readonly SITE_URL: string | null;
  };
}
