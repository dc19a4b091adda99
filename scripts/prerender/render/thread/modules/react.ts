/** The module `react` for the site and its packages. */
import * as react from './static-react.ts';

export * from './static-react.ts';
// biome-ignore lint/style/noDefaultExport: React has one.
export default { ...react };
