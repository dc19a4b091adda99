import type { ServicesListProps } from '../../components/blocks/Services/ServicesList.tsx';

export const situations = {
  id: 'situations',
  title: 'Which platform are you standing on?',
  situations: [
    {
      platform: 'A',
      situation: 'On Data Center, and the date worries us',
      firstStop: 'Health check and route plan',
      text: 'What you have, what it is used for, and the route with its price.',
      length: '10 days',
      price: '£4,800',
      more: { label: 'The four phases', href: '#assess' },
    },
    {
      platform: 'B',
      situation: 'On Cloud, and it is a mess',
      firstStop: 'Clean-up sprint',
      text: 'Fields, statuses and permissions cut back to what people use.',
      length: '4 weeks',
      price: '£14,500',
      more: { label: 'A form, before and after', href: '#turn-over' },
    },
    {
      platform: 'C',
      situation: 'Two Jiras after a merger',
      firstStop: 'Consolidation plan',
      text: 'Which site stays, what moves into it, and who gives up which word.',
      length: '3 weeks',
      price: '£9,800',
      more: { label: 'A merger, 11 weeks', href: '#portfolio' },
    },
    {
      platform: 'D',
      situation: 'The service desk is an inbox',
      firstStop: 'Service desk in 30 days',
      text: 'Request types, forms, a queue, and people trained to work it.',
      length: '30 days',
      price: '£12,000',
      more: { label: 'The portal it becomes', href: '#showcases' },
    },
  ],
} as const satisfies ServicesListProps;
