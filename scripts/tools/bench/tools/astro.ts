import { AROUND, SECTION_STYLES, SITE_STYLES, type SiteTool } from './site-tool.ts';

/** With its client router: the tool of this project also swaps pages without loading a new document. */
export const astro: SiteTool = {
  name: 'Astro',
  shared: {
    'package.json': '{ "type": "module" }\n',
    // The packages are a symbolic link, and by default Astro does not serve files from outside the site.
    'astro.config.mjs': `export default {
  cacheDir: '.cache/astro',
  vite: { cacheDir: '.cache/vite', resolve: { preserveSymlinks: true } },
};
`,
    'src/layouts/Layout.astro': `---
import { ClientRouter } from 'astro:transitions';
import '../styles/site.css';
const { title, description } = Astro.props;
---
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<meta name="description" content={description}>
<ClientRouter />
</head>
<body>
${AROUND.before}
<main><slot /></main>
${AROUND.after}
</body>
</html>
`,
    'src/components/Section.astro': `---
import '../styles/section.css';
const { id, title, paragraphs, links } = Astro.props;
---
<section class="section" aria-labelledby={id}>
  <h2 id={id}>{title}</h2>
  {paragraphs.map((paragraph) => <p>{paragraph}</p>)}
  <ul class="section-links">
    {links.map(({ label, href }) => <li><a class="section-link" href={href}>{label}</a></li>)}
  </ul>
</section>
`,
    'src/styles/site.css': SITE_STYLES,
    'src/styles/section.css': SECTION_STYLES,
  },
  pageFile: (path) => `src/pages${path === '/' ? '/index' : path}.astro`,
  pageSource: ({ path, title, description, sections }) => {
    const up = '../'.repeat(path.split('/').length - 1);
    return `---
import Layout from '${up}layouts/Layout.astro';
import Section from '${up}components/Section.astro';
---
<Layout title="${title}" description="${description}">
  <h1>${title}</h1>
${sections
  .map(
    ({ id, title: heading, paragraphs, links }) =>
      `  <Section id="${id}" title="${heading}" paragraphs={${JSON.stringify(paragraphs)}} links={${JSON.stringify(links)}} />`,
  )
  .join('\n')}
</Layout>
`;
  },
  build: (out) => ['node_modules/astro/bin/astro.mjs', 'build', '--silent', '--outDir', out],
};
