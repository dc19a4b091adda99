import type { FooterProps } from '../components/blocks/Footer/Footer.tsx';
import type { NavbarProps } from '../components/blocks/Navbar/Navbar.tsx';
import type { LinkData } from '../components/ui/link-data.ts';
import type { FormEndpoint, Site } from '../scripts/shared/contracts.ts';

/**
 * Who takes the messages of the forms: `{ provider: 'formspree', url: 'https://formspree.io/f/…' }`, say. See
 * FormEndpoint for all there are. `null`: nobody yet, and the forms prepare a mail that the visitor sends.
 */
const formEndpoint: FormEndpoint | null = null;

/** What is true of the whole site, for layouts and pages to hand to their blocks. */
export const site = {
  name: 'Pointwork',
  url: 'https://www.pointwork.example',
  language: 'en',
  themeColor: '#01cfe0',
  organization: {
    email: 'hello@pointwork.example',
    telephone: '+441174960142',
    foundingDate: '2017',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Turnout Yard, Siding Lane',
      addressLocality: 'Bristol',
      addressCountry: 'GB',
    },
  },
  formEndpoint,
} satisfies Site;

export const contact = {
  mail: { label: 'hello@pointwork.example', href: 'mailto:hello@pointwork.example' },
  desk: { label: 'desk@pointwork.example', href: 'mailto:desk@pointwork.example' },
  phone: { label: '0117 496 0142', href: 'tel:+441174960142' },
  hours: 'Monday to Friday, 08:00 to 19:00',
  address: 'Turnout Yard, Siding Lane, Bristol',
  firstReply: 'Median first reply 11 minutes in working hours.',
} as const;

export const bookCall: LinkData = { label: 'Book a 30-minute call', href: '/contact' };

export const backToTop: LinkData = { label: 'Back to top', href: '#top' };

/** What stands in the place of a page that is long in coming. */
export const loading = 'Loading';

/** The pages that the error page offers: name a new one here. */
export const sitePages: readonly LinkData[] = [
  { label: 'Home', href: '/' },
  { label: 'Contact', href: '/contact' },
  { label: 'Atlassian: migration, clean-up and support', href: '/partners/atlassian' },
];

export const navigation: NavbarProps = {
  home: { label: site.name, href: '/' },
  items: [
    { label: 'Services', href: '/#services' },
    {
      label: 'Platforms',
      items: [
        {
          label: 'Atlassian',
          href: '/partners/atlassian',
          text: 'Jira, Confluence, service management',
          line: 1,
        },
        { label: 'Figma', href: '/#line-2', text: 'Libraries, tokens, handover to code', line: 2 },
        {
          label: 'Webflow',
          href: '/#line-3',
          text: 'Sites, content models, forms, search',
          line: 3,
        },
        {
          label: 'AWS',
          href: '/#line-4',
          text: 'Accounts, networking, backups, cost control',
          line: 4,
        },
      ],
    },
    { label: 'Work', href: '/#work' },
    { label: 'Team', href: '/#team' },
    { label: 'News', href: '/#news' },
  ],
  action: { label: 'Book a call', href: bookCall.href },
  menu: { label: 'Menu', href: '#site-index' },
};

export const terminus: FooterProps = {
  title: 'Last stop: a conversation.',
  action: bookCall,
  columns: [
    {
      title: 'Lines',
      entries: [
        { label: 'Collaboration: Atlassian', href: '/partners/atlassian', line: 1 },
        { label: 'Design: Figma', href: '/#line-2', line: 2 },
        { label: 'Web: Webflow', href: '/#line-3', line: 3 },
        { label: 'Cloud: AWS', href: '/#line-4', line: 4 },
      ],
    },
    {
      title: 'Company',
      entries: [
        { label: 'About', href: '/#about' },
        { label: 'Team', href: '/#team' },
        { label: 'Work', href: '/#work' },
        { label: 'News', href: '/#news' },
      ],
    },
    {
      title: 'Contact',
      entries: [contact.mail, contact.phone, { label: contact.hours }, { label: contact.address }],
    },
  ],
  backToTop,
  smallPrint:
    'Pointwork is a fictional company. Its customers, people, prices and figures are illustrative. Atlassian, Jira, Confluence, Figma, Webflow and AWS are trademarks of their owners, used here to name the products we work on. No endorsement is implied. This site sets no cookies and loads nothing from third parties.',
};
