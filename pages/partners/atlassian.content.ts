import type { CallToActionProps } from '../../components/blocks/CallToAction/CallToAction.tsx';
import type { ContactFormProps } from '../../components/blocks/ContactForm/ContactForm.tsx';
import type { IntroProps } from '../../components/blocks/Intro/Intro.tsx';
import type { PortfolioProps } from '../../components/blocks/Portfolio/Portfolio.tsx';
import type { PricesProps } from '../../components/blocks/Prices/Prices.tsx';
import type { SkillsProps } from '../../components/blocks/Skills/Skills.tsx';
import { contact, site } from '../../layouts/_site.ts';
import { jobs } from '../_jobs.content.ts';
import { questions as formQuestions, mailForm } from '../_mail-form.content.ts';
import { beforeAfter } from './atlassian.before-after.content.ts';
import { caseStudy } from './atlassian.case-study.content.ts';
import { guides } from './atlassian.guides.content.ts';
import { phases } from './atlassian.phases.content.ts';
import { questions } from './atlassian.questions.content.ts';
import { showcases } from './atlassian.screens.content.ts';
import { situations } from './atlassian.situations.content.ts';

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
  title: 'Leave Data\u00a0Center on\u00a0your\u00a0own timetable.',
  lede: 'Atlassian makes Data Center read-only on 28\u00a0March\u00a02029. We move Jira, Confluence and Jira Service Management to Cloud in rehearsed steps, and clear out what you no longer use on the way.',
  actions: [
    { label: 'Book the health check, £4,800', href: '#start' },
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

const prices = {
  title: 'Five packages, priced.',
  lede: 'Prices exclude VAT and licences. You buy licences from Atlassian or your reseller; we read the quote with you.',
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
    caption: 'A ring: we do it. A gap: we do not, and say so. Bitbucket: migrate and run only.',
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
  id: 'start',
  title: 'Start with ten days.',
  text: '£4,800, one lead, a report you can take to any supplier.',
  mail: contact.mail,
} as const satisfies CallToActionProps;

const form = {
  id: 'health-check',
  title: 'Book the health check.',
  titleHidden: true,
  tight: true,
  form: {
    id: 'health-check-form',
    ...mailForm,
    subject: 'Jira health check',
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
    {
      title: 'What £4,800 buys',
      text: 'Ten days of one lead. A list of what you own, what it costs and what would break. A plan with dates, and a fixed price for each step.',
    },
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
