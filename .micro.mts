import { createElement as h, Fragment } from 'react';
import { renderToString } from 'react-dom/server';
const repo = process.argv[2];
const { siteWords } = await import('/work/wt/html/scripts/tools/bench/site-words.ts');
const pages = siteWords(1000).map(({ title, sections }) => renderToString(h(Fragment, null, h('h1', null, title), ...sections.map((s) => h('section', { key: s.id, className: 'section', 'aria-labelledby': s.id }, h('h2', { id: s.id }, s.title), s.paragraphs.map((p) => h('p', { key: p }, p)), h('ul', { className: 'section-links' }, s.links.map((l) => h('li', { key: l.href }, h('a', { className: 'section-link', href: l.href }, l.label)))))))));
let make;
try { const m = await import(`${repo}/scripts/prerender/check/scan-markup.ts`); const v = await import(`${repo}/scripts/prerender/document/visit-html.ts`); make = (html) => { const x = m.scanMarkup(html); v.visitHtml(x); return x; }; }
catch { const m = await import(`${repo}/scripts/prerender/render/thread/make-markup.ts`); make = m.benchMarkup ?? ((html) => m.makeMarkup(html)); }
const start = process.cpuUsage();
for (const html of pages.slice(0, 500)) make(html);
const first = process.cpuUsage(start);
const second = process.cpuUsage();
for (const html of pages.slice(500)) make(html);
for (const html of pages.slice(0, 500)) make(html);
const next = process.cpuUsage(second);
console.log('bytes', pages[5].length, 'first 500 ms', Math.round((first.user + first.system) / 1000), 'next 1000 ms', Math.round((next.user + next.system) / 1000));
