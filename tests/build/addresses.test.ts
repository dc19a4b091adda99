import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltOutput, buildFaultless } from '../support/sites/built-output.ts';
import { packageFiles, page, SMALL_SITE, writeFiles } from '../support/sites/site-files.ts';
import { suiteFolder } from '../support/suite-folder.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const ODD_NAMES = ['50%', 'a#1', 'a?1', 'a b%20c', 'Fläche', 'RING'];

const SITE = {
  ...SMALL_SITE,
  ...packageFiles('greeting', { 'index.js': "exports.greeting = 'Hello from a package';" }),
  ...page('parts', '<Block /><p>{greeting}</p>', {
    above: `import { greeting } from 'greeting';
    import { Block } from '../components/Block.tsx';`,
  }),
  'components/Block.tsx': `import './Block.css'; import ring from '../assets/images/ring.svg';
    import dot from '../assets/images/dot.inline.svg';
    export const Block = () => <><img src={ring} srcSet={ring + ' 1x, ' + ring + ' 2x'} alt="" /><img src={dot} alt="" /><svg><use xlinkHref={ring} /></svg></>;`,
  'components/Block.css': "@import './part.css'; .block { color: red; }",
  'components/part.css':
    ".part { background: url('../assets/images/ring.svg'), url(#filter), url(data:image/png;base64,AA==); }",
  ...page('odd', ODD_NAMES.map((_, index) => `<img src={a${index}} alt="" />`).join(''), {
    above: ODD_NAMES.map((name, n) => `import a${n} from '../assets/images/${name}.svg';`).join(
      '\n',
    ),
  }),
  ...Object.fromEntries(ODD_NAMES.map((name) => [`assets/images/${name}.svg`, SVG])),
  'pages/_middleware.ts': 'export const greet = () => import.meta.env.BASE_URL;',
  ...page('island', '<Odd />', {
    above: "import Odd from '../components/odd#100%?.island.tsx';",
  }),
  'components/odd#100%?.island.tsx': `const { BASE_URL } = import.meta.env;
    export default () => <b>{BASE_URL}</b>;`,
  'components/shout.behavior.ts': `import ring from '../assets/images/ring.svg';
    export default (element) => { element.textContent = ring; };`,
  'assets/styles/site.css': `
    a { background: url('../images/ring.svg#part') }
    b { background: url('../images/ring.svg?v=1') }
    i { background: url('../images/dot.inline.svg#part') }
    p { background: image-set("../images/ring.svg" 1x, url(../images/ring.svg) type("image/svg+xml") 2x) }
    @font-face { font-family: x; src: url('../images/x.woff2?#iefix') }`,
  'assets/images/ring.svg': SVG,
  'assets/images/dot.inline.svg': '<svg id="dot"/>',
  'assets/images/x.woff2': 'font',
};

describe('below a base, the addresses', () => {
  const root = suiteFolder();
  let site: BuiltOutput;
  let ring: string;

  beforeAll(async () => {
    await writeFiles(root, SITE);
    site = await buildFaultless(root, { base: '/site/' });
    [, ring = ''] =
      /src="\/site\/(assets\/ring-[0-9a-f]{10}\.svg)"/.exec(site.text('parts/index.html')) ?? [];
  });

  test('of packages, styles and pictures that are imported begin with the base', () => {
    const html = site.text('parts/index.html');
    expect(html).toContain('Hello from a package');
    expect(html).toContain(`srcset="/site/${ring} 1x, /site/${ring} 2x"`);
    expect(html).toContain(`<use xlink:href="/site/${ring}"`);
    expect(html).toContain('src="data:image/svg+xml,&lt;svg id=&quot;dot&quot;/&gt;"');
    expect(site.text(ring)).toBe(SVG);
    const sheet = /href="\/site\/(assets\/page-[0-9a-f]{10}\.css)"/.exec(html)?.[1] ?? '';
    expect(site.text(sheet)).toContain(`/site/${ring}`);
    expect(site.text(sheet)).toMatch(/\.part\{.*\.block\{/s);
  });

  test('of pictures with odd names lead to them', () => {
    const addresses = [...site.text('odd/index.html').matchAll(/<img src="\/site\/([^"]*)"/g)];
    const pictures = addresses.map(([, address = '']) => site.text(decodeURIComponent(address)));
    expect(pictures).toEqual(ODD_NAMES.map(() => SVG));
  });

  test('are known to scripts for the browser, which know where they are', () => {
    expect(site.text('island/index.html')).toMatch(
      /module="\/site\/assets\/odd_100_-[0-9a-f]{10}\.js".*<b>\/site\/<\/b>/s,
    );
    const scripts = site.files().filter((file) => file.endsWith('.js'));
    const textOf = (name: string) =>
      site.text(scripts.find((file) => file.startsWith(`assets/${name}-`)) ?? '');
    expect(textOf('middleware')).toContain('/site/');
    expect(textOf('shout')).toContain('"/site/assets/ring-');
    expect(scripts.filter((file) => site.text(file).includes('import.meta'))).toEqual([]);
  });

  test('in a stylesheet keep their query or fragment, and an image set may leave out url()', () => {
    const html = site.text('index.html');
    expect(html).toContain(`url(/site/${ring}#part)`);
    expect(html).toContain(`url(/site/${ring}?v=1)`);
    expect(html).toContain(
      `image-set(url(/site/${ring}) 1x,url(/site/${ring}) type("image/svg+xml") 2x)`,
    );
    expect(html).toMatch(/url\(\/site\/assets\/x-[0-9a-f]{10}\.woff2\?#iefix\)/);
    expect(html).toMatch(/url\('data:image\/svg\+xml,[^']*#part'\)/);
  });
});
