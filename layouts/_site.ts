import type { ErrorPageProps } from '../components/blocks/ErrorPage/ErrorPage.tsx';
import type { FooterProps } from '../components/blocks/Footer/Footer.tsx';
import type { NavbarProps } from '../components/blocks/Navbar/Navbar.tsx';
import type { LinkData } from '../components/ui/TextLink.tsx';
import type { Site } from '../scripts/shared/contracts.ts';
import type { FormEndpoint } from '../scripts/shared/form-endpoint.ts';

/**
 * Who receives the messages of the forms: `{ provider: 'own', url: 'https://forms.example.com/' }`; see FormEndpoint.
 * `null`: nobody yet, and the forms prepare an e-mail that the visitor sends.
 */
const formEndpoint: FormEndpoint | null = null;

const mail = 'hello@pointwork.example';
/** As people here write it, and as it is dialled from anywhere. */
const phone = '0117 496 0142';
const dialled = '+441174960142';
if (!dialled.endsWith(phone.replace(/^0|\D/g, '')))
  throw new Error(`${dialled} does not dial ${phone}: change \`dialled\`, too.`);
const street = 'Turnout Yard, Siding Lane';
const town = 'Bristol';
const postcode = 'BS0 0PW';
const address = `${street}, ${town}\u00a0${postcode}`;

/** Facts about the whole site. Layouts and pages pass them on to their blocks. */
export const site = {
  name: 'Pointwork',
  url: 'https://www.pointwork.example',
  language: 'en',
  themeColor: '#01cfe0',
  organization: {
    email: mail,
    telephone: dialled,
    foundingDate: '2017',
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: town,
      postalCode: postcode,
      addressCountry: 'GB',
    },
  },
  formEndpoint,
} satisfies Site;

export const contact = {
  mail: { label: mail, href: `mailto:${mail}` },
  desk: { label: 'desk@pointwork.example', href: 'mailto:desk@pointwork.example' },
  phone: { label: phone, href: `tel:${dialled}` },
  hours: 'Monday to Friday, 08:00\u00a0to\u00a019:00',
  address,
  firstReply: 'Clients get a first reply in 11\u00a0minutes (median, working hours).',
} as const;

/** The name of the contact form's question about the answer, and the id of the choice that asks for a call. */
export const callId = 'call';

export const askForCall: LinkData = { label: 'Ask for a call', href: `/contact#${callId}` };

export const backToTop: LinkData = { label: 'Back to top', href: '#top' };

/** The four lines, each with the page or section about it. */
const platforms = [
  {
    line: 1,
    field: 'Collaboration',
    label: 'Atlassian',
    href: '/partners/atlassian',
    text: 'Jira, Confluence, service management',
  },
  {
    line: 2,
    field: 'Design',
    label: 'Figma',
    href: '/#line-2',
    text: 'Libraries, tokens, handover to code',
  },
  {
    line: 3,
    field: 'Web',
    label: 'Webflow',
    href: '/#line-3',
    text: 'Sites, content models, forms, search',
  },
  {
    line: 4,
    field: 'Cloud',
    label: 'AWS',
    href: '/#line-4',
    text: 'Accounts, networking, backups, cost control',
  },
] as const;

/** The names of the lines. */
export const lineNames = {
  1: platforms[0].field,
  2: platforms[1].field,
  3: platforms[2].field,
  4: platforms[3].field,
} as const;

const platformLinks = platforms.map(({ line, field, label, href }) => ({
  label: `${field}: ${label}`,
  href,
  line,
}));

/** The pages that the error page leads to. Add new pages here. */
export const suggestedPages: ErrorPageProps['pages'] = [
  ...platformLinks,
  { label: 'Home', href: '/' },
  { label: 'Contact', href: '/contact' },
];

export const navigation: NavbarProps = {
  label: 'Main',
  home: { label: site.name, href: '/' },
  items: [
    { label: 'Services', href: '/#services' },
    {
      label: 'Platforms',
      items: platforms,
    },
    { label: 'Work', href: '/#work' },
    { label: 'Team', href: '/#team' },
    { label: 'News', href: '/#news' },
  ],
  last: { label: 'Contact', href: '/contact' },
  action: askForCall,
  phone: contact.phone,
  menu: { label: 'Menu', close: 'Close', href: '#site-index' },
};

/** The notice is on the contact page, at the end of the form. */
export const privacy = { label: 'Privacy notice', href: '/contact#privacy' } as const;

export const footer: FooterProps = {
  label: 'Site index',
  columns: [
    {
      title: 'Platforms',
      entries: platformLinks,
    },
    {
      title: 'Company',
      entries: [
        { label: 'About', href: '/#about' },
        { label: 'Team', href: '/#team' },
        { label: 'Work', href: '/#work' },
        { label: 'News', href: '/#news' },
        { label: 'Contact', href: '/contact' },
      ],
    },
    {
      title: 'Contact',
      entries: [contact.mail, contact.phone, { label: contact.hours }, { label: contact.address }],
    },
  ],
  privacy,
  backToTop,
  legal: `Pointwork Ltd, registered in England and Wales, number 99041217. Registered office: ${address}.`,
  smallPrint:
    'All of this is fiction: the company, its number and address, its clients, people, prices and figures. Atlassian, Jira, Confluence, Figma, Webflow and AWS are trademarks of their owners, used here only to name the products we work on; no endorsement is implied. This site sets no cookies and loads nothing from third parties.',
};
