import { AROUND, SECTION_STYLES, SITE_STYLES, type SiteTool } from './site-tool.ts';

/** With templates in JavaScript, which are the most like components, and the fastest of its template languages. */
export const eleventy: SiteTool = {
  name: 'Eleventy',
  shared: {
    'package.json': '{ "type": "module" }\n',
    'eleventy.config.js': `export default function (config) {
  config.addPassthroughCopy('styles.css');
}
`,
    'styles.css': SITE_STYLES + SECTION_STYLES,
    '_includes/layout.11ty.js': `export default ({ title, description, content }) => \`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>\${title}</title>
<meta name="description" content="\${description}">
<link rel="stylesheet" href="/styles.css">
</head>
<body>
${AROUND.before}
<main>\${content}</main>
${AROUND.after}
</body>
</html>
\`;
`,
    '_includes/section.js': `export const section = ({ id, title, paragraphs, links }) => \`<section class="section" aria-labelledby="\${id}">
  <h2 id="\${id}">\${title}</h2>
  \${paragraphs.map((paragraph) => \`<p>\${paragraph}</p>\`).join('')}
  <ul class="section-links">
    \${links.map(({ label, href }) => \`<li><a class="section-link" href="\${href}">\${label}</a></li>\`).join('')}
  </ul>
</section>\`;
`,
  },
  pageFile: (path) => `${path === '/' ? 'index' : path.slice(1)}.11ty.js`,
  pageSource: ({
    path,
    title,
    description,
    sections,
  }) => `import { section } from '${path === '/' ? './' : '../'}_includes/section.js';

export const data = {
  layout: 'layout.11ty.js',
  title: '${title}',
  description: '${description}',
};

export default ({ title }) => \`<h1>\${title}</h1>
${sections.map((words) => `\${section(${JSON.stringify(words)})}`).join('\n')}\`;
`,
  build: (out) => ['node_modules/@11ty/eleventy/cmd.cjs', '--quiet', `--output=${out}`],
};
