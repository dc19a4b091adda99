import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { AuditedSite } from '../../../scripts/audit/audited-site.ts';
import {
  policyForHeader,
  policyForMeta,
} from '../../../scripts/build/document/content-security-policy.ts';
import { hostFiles } from '../../../scripts/build/write/host-files.ts';
import { headerRules } from '../../../scripts/build/write/hosts/header-rules.ts';

/** Writes the smallest site that passes the audit, with the files for hosts. */
export function writeAuditSite(dist: string): AuditedSite {
  const [ofPages, ofErrors] = ['sha256-cGFnZXM=', 'sha256-ZXJyb3Jz'];
  const policy = policyForHeader({ styleHashes: [ofPages, ofErrors] });
  const model = headerRules('/', 'https://www.example.com', policy);
  const html = (title: string, styleHash = ofPages) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyForMeta({ styleHashes: [styleHash] })}">
<title>${title}</title>
<meta name="viewport" content="width=device-width">
<link rel="icon" href="/favicon.svg">
</head>
<body>
<main><h1>${title}</h1><details><summary>More</summary>Words</details></main>
</body>
</html>
`;
  const files = {
    'manifest.json': JSON.stringify({
      base: '/',
      routes: {
        '/': { payload: '/payload.json' },
        '/contact': { payload: '/contact/payload.json' },
      },
    }),
    'index.html': html('Home page of the site'),
    'contact/index.html': html('Contact'),
    '404.html': html('Not found', ofErrors),
    '500.html': html('Out of order', ofErrors),
    'payload.json': '{}',
    'contact/payload.json': '{}',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'og/index.png': 'picture',
    'assets/site-1a2b3c4d.css': 'a{}',
    ...Object.fromEntries(hostFiles(model).map(({ path, content }) => [path, content])),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), text);
  }
  return new AuditedSite(dist);
}
