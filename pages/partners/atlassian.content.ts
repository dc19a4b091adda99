import type { CallToActionProps } from '../../components/blocks/CallToAction/CallToAction.tsx';
import type { ContactFormProps } from '../../components/blocks/ContactForm/ContactForm.tsx';
import type { IntroProps } from '../../components/blocks/Intro/Intro.tsx';
import type { PortfolioProps } from '../../components/blocks/Portfolio/Portfolio.tsx';
import type { PricesProps } from '../../components/blocks/Prices/Prices.tsx';
import type { ProjectSectionsProps } from '../../components/blocks/ProjectSections/ProjectSections.tsx';
import type { ServicesListProps } from '../../components/blocks/Services/ServicesList.tsx';
import type { SkillsProps } from '../../components/blocks/Skills/Skills.tsx';
import { contact, site } from '../../layouts/_site.ts';
import { jobs } from '../_jobs.content.ts';
import { questions as formQuestions, mailForm } from '../_mail-form.content.ts';
import { caseStudy } from './atlassian.case-study.content.ts';
import { guides } from './atlassian.guides.content.ts';
import { questions } from './atlassian.questions.content.ts';
import { beforeAfter, showcases } from './atlassian.screens.content.ts';

/** For search engines, in schema.org's words. */
const service = {
  '@type': 'Service',
  name: 'Atlassian Cloud migration, clean-up and support',
  serviceType: 'Atlassian consultancy',
  areaServed: 'GB',
  provider: { '@type': 'Organization', name: site.name, url: site.url },
  offers: {
    '@type': 'Offer',
    name: 'Jira health check',
    price: '4800',
    priceCurrency: 'GBP',
  },
} as const;

const intro = {
  title: 'Leave Data Center on your own timetable.',
  lede: 'Atlassian makes Data Center read-only on 28 March 2029. We move Jira, Confluence and Jira Service Management to Cloud in rehearsed steps, and clear out what you no longer use on the way.',
  actions: [
    { label: 'Book the health check, £4,800', href: '#health-check' },
    { label: 'Read the four phases', href: '#assess' },
  ],
  note: 'Pointwork is an independent consultancy. We claim no partner tier and earn no commission on licences.',
  dateLine: {
    label: 'The end of Data Center, by date',
    stops: [
      { date: '2026-03-30', name: '30 March 2026', text: 'Sales to new customers ended' },
      { name: 'You are here', text: 'Existing customers can still renew and expand' },
      {
        date: '2028-03-30',
        name: '30 March 2028',
        text: 'Last new licences and expansions for existing customers',
      },
      {
        date: '2029-03-28',
        name: '28 March 2029',
        text: 'Licences expire, systems become read-only',
      },
    ],
    branch: { line: 1, label: 'To Cloud, on your own timetable' },
    note: 'Dates as announced by Atlassian. Checked 21 November 2026. Some products follow other rules: ask.',
  },
} as const satisfies IntroProps;

const situations = {
  id: 'situations',
  title: 'Which platform are you standing on?',
  situations: [
    {
      situation: 'On Data Center, and the date worries us',
      firstStop: 'Health check and route plan',
      text: 'What you have, what it is used for, and the route with its price.',
      length: '10 days',
      price: '£4,800',
    },
    {
      situation: 'On Cloud, and it is a mess',
      firstStop: 'Clean-up sprint',
      text: 'Fields, statuses and permissions cut back to what people use.',
      length: '4 weeks',
      price: '£14,500',
    },
    {
      situation: 'Two Jiras after a merger',
      firstStop: 'Consolidation plan',
      text: 'Which site stays, what moves into it, and who gives up which word.',
      length: '3 weeks',
      price: '£9,800',
    },
    {
      situation: 'The service desk is an inbox',
      firstStop: 'Service desk in 30 days',
      text: 'Request types, forms, a queue, and people trained to work it.',
      length: '30 days',
      price: '£12,000',
    },
  ],
} as const satisfies ServicesListProps;

const phases = {
  id: 'phases',
  title: 'Four phases, and what you hold at the end of each.',
  phases: [
    {
      id: 'assess',
      name: 'Assess',
      length: '2 weeks',
      text: 'Every project, app, field and permission in one sheet.',
      hold: 'the inventory, the keep or drop list, the price.',
    },
    {
      id: 'rehearse',
      name: 'Rehearse',
      length: '3 weeks',
      text: 'The whole move on a copy of your data, timed. Then again, faster.',
      hold: 'a runbook with minutes in it.',
    },
    {
      id: 'move',
      name: 'Move',
      length: 'One weekend',
      text: 'Freeze, export, import, check, open. If check 12 fails by 03:00 on Sunday we roll back.',
      hold: 'Cloud, and the old system untouched.',
    },
    {
      id: 'settle',
      name: 'Settle',
      length: '4 weeks',
      text: 'Someone sits with each team. Old habits, new buttons.',
      hold: 'trained admins and a shorter backlog.',
    },
  ],
} as const satisfies ProjectSectionsProps;

const prices = {
  title: 'Five packages, priced.',
  table: {
    caption: 'Atlassian packages',
    columns: ['Package', 'Length', 'Price'],
    rows: [
      ['Health check', '10 days', '£4,800'],
      ['Migration up to 500 people', '6 to 10 weeks', 'from £18,000'],
      ['Clean-up sprint', '4 weeks', '£14,500'],
      ['Service desk in 30 days', '30 days', '£12,000'],
      ['Managed administration', 'monthly', 'from £2,100'],
    ],
  },
  note: 'Prices exclude VAT and licences. You buy licences from Atlassian or your reseller; we read the quote with you.',
} as const satisfies PricesProps;

const skills = {
  title: 'What we do often, and where we stop.',
  rings: [
    {
      percent: 93,
      text: 'of cutovers finished inside the planned window.',
      denominator: '38 of 41.',
    },
    { percent: 61, text: 'fewer custom fields,', denominator: 'average of 14 Jira clean-ups.' },
    {
      percent: 88,
      text: 'of desk requests closed without escalation.',
      denominator: '2,310 of 2,625.',
    },
  ],
  matrix: {
    caption: 'What we do with which product. Bitbucket: migrate and run only.',
    columns: ['Product', 'Design', 'Migrate', 'Run', 'Train'],
    rows: [
      ['Jira', 'Yes', 'Yes', 'Yes', 'Yes'],
      ['Jira Service Management', 'Yes', 'Yes', 'Yes', 'Yes'],
      ['Confluence', 'Yes', 'Yes', 'Yes', 'Yes'],
      ['Assets', 'Yes', 'Yes', 'Yes', 'No'],
      ['Bitbucket', 'No', 'Yes', 'Yes', 'No'],
      ['Marketplace apps', 'No', 'Yes', 'Yes', 'No'],
    ],
  },
} as const satisfies SkillsProps;

const portfolio = {
  title: 'Recent arrivals on line 1.',
  jobs: jobs.filter(({ line }) => line === 1),
} as const satisfies PortfolioProps;

const callToAction = {
  title: 'Start with ten days.',
  text: '£4,800, one lead, a report you can take to any supplier.',
  mail: contact.mail,
} as const satisfies CallToActionProps;

const form = {
  id: 'health-check',
  title: 'Book the health check.',
  form: {
    id: 'health-check-form',
    ...mailForm,
    subject: 'Jira health check',
    submit: 'Send to the team',
    fields: [
      formQuestions.name,
      formQuestions.email,
      {
        kind: 'radio',
        name: 'people',
        label: 'How many people use Jira?',
        error: 'Choose how many people use Jira',
        options: [
          { value: 'Up to 100' },
          { value: '101 to 500' },
          { value: '501 to 2,000' },
          { value: 'More than 2,000' },
        ],
      },
      formQuestions.stuck,
    ],
  },
  aside: [
    { title: 'Prefer to talk?', link: contact.phone, text: `${contact.hours}.` },
    { title: 'Already a client?', link: contact.desk, text: contact.firstReply },
  ],
} as const satisfies ContactFormProps;

export const atlassian = {
  service,
  intro,
  situations,
  phases,
  beforeAfter,
  showcases,
  caseStudy,
  prices,
  skills,
  portfolio,
  questions,
  guides,
  callToAction,
  form,
};
