/** Run by `unpack-chromium.ts` as a process with its own environment: unpacks the browser into `TMPDIR`. */
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
