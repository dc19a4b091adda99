import { Footer, type FooterProps } from './Footer.tsx';

const props: FooterProps = {
  title: 'Last stop: a conversation.',
  action: { label: 'Ask for a call', href: '/contact' },
  columns: [
    {
      title: 'Company',
      entries: [
        { label: 'Cloud', href: '/#line-4', line: 4 },
        { label: 'Team', href: '/#team' },
      ],
    },
    {
      title: 'Contact',
      entries: [
        { label: 'hello@pointwork.example', href: 'mailto:hello@pointwork.example' },
        { label: 'Turnout Yard, Siding Lane, Bristol' },
      ],
    },
  ],
  privacy: { label: 'Privacy notice', href: '/contact#privacy' },
  backToTop: { label: 'Back to top', href: '#top' },
  legal: 'Pointwork Ltd, number 99041217. Registered office: Turnout Yard, Siding Lane, Bristol.',
  smallPrint: 'All of this is fiction.',
};

const column = (index: number) => ({
  title: `Column ${index}`,
  entries: Array.from({ length: 8 }, (_, entry) => ({ label: `Entry ${entry + 1}`, href: '/' })),
});

export const examples = {
  default: <Footer {...props} />,
  longest: (
    <Footer
      {...props}
      title="Last stop: a conversation with two people who have done this before."
      smallPrint={'Its customers, people, prices and figures are invented. '.repeat(8)}
    />
  ),
  one: <Footer {...props} columns={props.columns.slice(0, 1)} />,
  many: <Footer {...props} columns={[1, 2, 3, 4, 5, 6].map(column)} />,
} satisfies Record<string, React.ReactNode>;
