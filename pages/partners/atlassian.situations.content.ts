import type { ServicesListProps } from '../../components/blocks/Services/ServicesList.tsx';
import { healthCheck } from '../_prices.content.ts';

export const situations = {
  id: 'situations',
  ground: 'light',
  title: 'Where do you stand today?',
  lede: 'Find your situation, A\u00a0to\u00a0E. Prices exclude VAT and licences, which you buy from Atlassian or a reseller; we check the quote with you.',
  situations: [
    {
      platform: 'A',
      situation: 'On Data Center, with a deadline',
      text: `The health check ends with a plan: what to keep, a date and a fixed price. Start the move within 60\u00a0days of it, and the ${healthCheck.label} comes off. The “from” prices cover all four phases on one site, with up to 1\u00a0TB of attachments. Weeks count from the start of the health check until you are on Cloud.`,
      offers: [
        { name: 'Jira health check', length: '10 working days', price: healthCheck.label },
        { name: 'Migration, up to 500 people', length: '6 to 10 weeks', price: 'from £18,000' },
        { name: 'Migration, 501 to 2,000 people', length: '8 to 14 weeks', price: 'from £34,000' },
        { name: 'Migration, over 2,000 people', length: 'in waves', price: 'priced in the plan' },
        { name: 'Converting app data', length: 'per app', price: '£300' },
        { name: 'Clear-\u2060out first (optional)', length: 'per week', price: '£2,600' },
      ],
      links: [{ label: 'Ask for the health check', href: '#start' }],
    },
    {
      platform: 'B',
      situation: 'On Cloud, and it’s a mess',
      text: 'Forms, statuses and permissions, rebuilt with each team. In 14 clean-ups we removed 61% of fields on average. Nothing is deleted before its owner has had two weeks to object.',
      offers: [{ name: 'Clean-up sprint', length: '4 weeks', price: '£14,500' }],
      links: [
        { label: 'Ask about a clean-up', href: '/contact' },
        { label: 'A form, before and after', href: '#turn-over' },
      ],
    },
    {
      platform: 'C',
      situation: 'Two Jiras after a merger',
      text: 'Which site survives, what moves into it, and whose field and status names are kept. The move is then priced as in A, counting both companies’ people.',
      offers: [{ name: 'Consolidation plan', length: '3 weeks', price: '£9,800' }],
      links: [
        { label: 'Ask about a merger', href: '/contact' },
        { label: 'A merger in 11 weeks', href: '/#portfolio' },
      ],
    },
    {
      platform: 'D',
      situation: 'The service\u00a0desk is an inbox',
      text: 'Request types, forms, a queue, and people trained to run it. The old address stays, and turns mail into requests.',
      offers: [{ name: 'New service desk', length: '6 weeks', price: '£12,000' }],
      links: [
        { label: 'Ask about a service desk', href: '/contact' },
        { label: 'See the portal', href: '#showcases' },
      ],
    },
    {
      platform: 'E',
      situation: 'It works, but nobody runs it',
      text: 'An administrator and a deputy, both named, with our desk behind them, which closed 2,310 of 2,625 requests last year without escalation. Cancel with a month’s notice.',
      offers: [{ name: 'Managed administration', length: 'monthly', price: 'from £2,100' }],
      links: [
        { label: 'Ask about administration', href: '/contact' },
        { label: 'Who covers sick leave', href: '#questions' },
      ],
    },
  ],
} as const satisfies ServicesListProps;
