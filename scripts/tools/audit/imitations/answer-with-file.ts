import type { AuditedSite } from '../audited-site.ts';
import type { Answer } from './imitation.ts';

/** Answers a path with its file, the `index.html` of its folder, or the 404 page. */
export function answerWithFile(site: AuditedSite, path: string, headers: Headers): Answer {
  const body = site.read(path) ?? site.read(`${path}/index.html`);
  if (body !== undefined) return { status: 200, headers, body };
  return { status: 404, headers, body: site.read('404.html') ?? '' };
}
