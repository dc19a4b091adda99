/** A command, run by `unpack-chromium.ts` in an environment of its own: unpacks the browser into `TMPDIR`. */
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
