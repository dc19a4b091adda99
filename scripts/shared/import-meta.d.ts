/** What pages and layouts may ask of the build, by the names that others use for it, too. */
interface ImportMeta {
  readonly env: {
    /** `--base`, with a slash at both ends; `/` by default. Links need it not: the build puts it before them. */
    readonly BASE_URL: string;
    /** `--site-url`, where it was given. */
    readonly SITE_URL: string | null;
  };
}
