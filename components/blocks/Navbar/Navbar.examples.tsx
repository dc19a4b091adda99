import { Navbar, type NavbarProps } from './Navbar.tsx';

const props: NavbarProps = {
  home: { label: 'Pointwork', href: '/' },
  items: [
    { label: 'Services', href: '/#services' },
    {
      label: 'Platforms',
      items: [
        { label: 'Atlassian', href: '/partners/atlassian', text: 'Jira and Confluence', line: 1 },
        { label: 'AWS', href: '/#line-4', text: 'Accounts and cost', line: 4 },
      ],
    },
    { label: 'Team', href: '/#team' },
  ],
  last: { label: 'Contact', href: '/contact' },
  action: { label: 'Book a call', href: '/contact' },
  phone: { label: '0117 496 0142', href: 'tel:+441174960142' },
  menu: { label: 'Menu', href: '/#top' },
};

export const examples = {
  default: <Navbar {...props} />,
  longest: (
    <Navbar
      {...props}
      home={{ label: 'Pointwork Platform Services', href: '/' }}
      action={{ label: 'Book a 30-minute call', href: '/contact' }}
    />
  ),
  one: <Navbar {...props} items={props.items.slice(0, 1)} />,
  many: (
    <Navbar
      {...props}
      items={['Services', 'Work', 'Team', 'News', 'Guides', 'Prices', 'Contact'].map((label) => ({
        label,
        href: '/',
      }))}
    />
  ),
  panel: <Navbar {...props} variant="panel" />,
} satisfies Record<string, React.ReactNode>;
