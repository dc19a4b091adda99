import { expect, test } from 'vitest';
import { buildBroken } from '../support/sites/build-broken.ts';
import { describeFaults, matching } from '../support/sites/describe-faults.ts';
import { pageSource } from '../support/sites/site-files.ts';

const links = (...addresses: string[]) =>
  addresses.map((address) => `<a href="${address}">Link</a>`).join('');

describeFaults('a broken address is reported:', [
  {
    title: 'one from the content of a page, with the file and line where it is written',
    files: {
      'pages/worded.content.ts': "export const next = {\n  href: '/lost',\n};",
      'pages/worded.tsx': pageSource('Worded', '<a {...next}>Link</a>', {
        above: "import { next } from './worded.content.ts';",
      }),
    },
    faults: [
      {
        what: 'Broken link /lost',
        where: 'pages/worded.tsx, route /worded',
        why: 'Written in pages/worded.content.ts:2',
      },
    ],
  },
  {
    title: 'a link, once, with all pages that contain it',
    files: {
      'pages/first.tsx': pageSource('First', links('/gone')),
      'pages/second.tsx': pageSource('Second', links('/gone', '/gone')),
      'layouts/dark.tsx': `export default ({ children }) => <main>${links('/gone')}{children}</main>;`,
      'layouts/error.tsx': `export default ({ message }) => <p>{message}${links('/gone')}</p>;`,
    },
    faults: [
      {
        what: 'Broken link /gone',
        where: 'layouts/dark.tsx',
        why: [
          'There is no route or file of this name.',
          'Referred to by <a href> in layouts/dark.tsx,',
          '  <a href> in layouts/error.tsx,',
          '  <a href> in pages/first.tsx,',
          '  <a href> in pages/second.tsx',
        ].join('\n'),
      },
    ],
  },
  {
    title: 'a link in the wrong letter case, relative to a page, or to this site by its full URL',
    files: {
      'pages/links.tsx': pageSource(
        'Links',
        links('/LINKS', 'below', 'https://small.example/nowhere', 'http://['),
      ),
    },
    faults: [
      ['/LINKS', ' There is /links.'],
      ['below', 'There is no route or file'],
      ['http://[', 'It is not a URL.'],
      ['https://small.example/nowhere', 'There is no route or file'],
    ].map(([address, why = '']) => ({
      what: `Broken link ${address}`,
      where: 'pages/links.tsx, route /links',
      why,
    })),
  },
  {
    title: 'a file that is left out of assets/public/',
    files: {
      'assets/public/.hidden/map.pdf': '',
      'pages/left-out.tsx': pageSource('Left out', links('/.hidden/map.pdf')),
    },
    faults: [
      {
        what: 'Broken link /.hidden/map.pdf',
        where: 'pages/left-out.tsx, route /left-out',
        why: 'There is no route or file of this name.',
      },
    ],
  },
  {
    title: 'an anchor on the same page, on another page, and in an SVG',
    files: {
      'pages/anchors.tsx': pageSource(
        'Anchors',
        `${links('#here', '/#there')}<svg><use href="#ring" /></svg>`,
      ),
    },
    faults: [
      ['#here', 'The page /anchors has no element with the id "here".'],
      ['#ring', 'Referred to by <use href> in pages/anchors.tsx'],
      ['/#there', 'The page / has no element with the id "there".'],
    ].map(([address, why = '']) => ({
      what: `Broken link ${address}`,
      where: 'pages/anchors.tsx, route /anchors',
      why,
    })),
  },
  {
    title: 'an anchor in a layout, once for all its pages',
    files: {
      'layouts/light.tsx': `export default ({ children }) => <main id="light">${links('#light', '#page', '#dark')}{children}</main>;`,
    },
    faults: [
      {
        what: 'Broken link #dark',
        where: 'layouts/light.tsx',
        why: 'There is no element with the id "dark" around the page.',
      },
    ],
  },
  {
    title: 'of a layout with a fault only that, since any anchor may be in it',
    files: {
      'layouts/faulty.tsx': "export default () => { throw new Error('No layout'); };",
      'pages/inside.tsx': pageSource('Inside', links('#anywhere', '/inside#anywhere'), {
        facts: "layout: 'faulty'",
      }),
    },
    faults: [
      {
        what: 'layouts/faulty.tsx threw an error while it was rendered',
        where: 'layouts/faulty.tsx:1',
        why: 'Error: No layout',
      },
    ],
  },
  {
    title: 'a picture, also in a srcset, a video and a stylesheet',
    files: {
      'pages/files.tsx': pageSource(
        'Files',
        `<img src="/a.png" srcSet="data:image/png;base64,AA== 1x, /b.png 2x" alt="" />
        <video src="/c.mp4" poster="/d.jpg" />
        <link rel="stylesheet" href="/f.css" precedence="low" /><object data="/g.pdf" />`,
      ),
    },
    faults: [
      ['/a.png', '<img src>'],
      ['/b.png', '<img srcset>'],
      ['/c.mp4', '<video src>'],
      ['/d.jpg', '<video poster>'],
      ['/f.css', '<link href>'],
      ['/g.pdf', '<object data>'],
    ].map(([address, by]) => ({
      what: `Broken file ${address}`,
      where: 'pages/files.tsx, route /files',
      why: `There is no file of this name.\nReferred to by ${by} in pages/files.tsx`,
    })),
  },
  {
    title: 'a file or a form of another site, which the security policy blocks, but not a link',
    files: {
      'pages/foreign.tsx': pageSource(
        'Foreign',
        `<img src="https://other.example/a.png" alt="" /><iframe title="b" src="//other.example/b" />
        <form action="https://other.example/c"><button formAction="https://other.example/d" /></form>
        <form action="mailto:a@other.example" /><form action="/api" />
        <link rel="stylesheet" href="https://other.example/e.css" precedence="low" />
        <link rel="preconnect" href="https://other.example" /><a href="https://other.example/f">Link</a>`,
      ),
    },
    faults: [
      ['file //other.example/b', '<iframe src>'],
      ['file https://other.example/a.png', '<img src>'],
      ['file https://other.example/e.css', '<link href>'],
      ['form https://other.example/c', '<form action>'],
      ['form https://other.example/d', '<button formaction>'],
    ].map(([reference, by]) => ({
      what: `Broken ${reference}`,
      where: 'pages/foreign.tsx, route /foreign',
      why: `The content security policy blocks https://other.example.\nReferred to by ${by} in pages/foreign.tsx`,
    })),
  },
  {
    title: 'a javascript: link, in full',
    files: {
      'pages/script.tsx': pageSource(
        'Script',
        `<div dangerouslySetInnerHTML={{ __html: '<a href="javascript:alert(1) // x">x</a>' }} />`,
      ),
    },
    faults: [
      {
        what: 'Broken link javascript:alert(1) // x',
        where: 'pages/script.tsx, route /script',
        why: 'blocks javascript: links',
      },
    ],
  },
]);

describeFaults(
  'below a base, an address outside of it is reported:',
  [
    {
      title: 'written with the origin, but not if it is a path, in raw HTML, too',
      files: {
        'pages/raw.tsx': pageSource(
          'Raw',
          `<div dangerouslySetInnerHTML={{ __html: '<a href="/">Home</a>' }} />${links('/raw', 'https://small.example/raw')}`,
        ),
      },
      faults: [
        {
          what: 'Broken link https://small.example/raw',
          where: 'pages/raw.tsx, route /raw',
          why: 'It lies outside the base path /site/.',
        },
      ],
    },
  ],
  { base: '/site/' },
);

test('below a base, a broken address is reported with the line where it is written without the base', async () => {
  const files = { 'pages/based.tsx': pageSource('Based', links('/lost')) };
  expect(await buildBroken(files, { base: '/site/' })).toEqual([
    matching({
      what: 'Broken link /site/lost',
      where: 'pages/based.tsx, route /based',
      why: 'Written in pages/based.tsx:6',
    }),
  ]);
});
