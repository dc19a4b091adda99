import type { CallToActionProps } from '../../components/blocks/CallToAction/CallToAction.tsx';
import type { ContactFormProps } from '../../components/blocks/ContactForm/ContactForm.tsx';
import type { DateLineProps } from '../../components/blocks/DateLine/DateLine.tsx';
import type { IntroProps } from '../../components/blocks/Intro/Intro.tsx';
import type { SkillsMatrixProps } from '../../components/blocks/SkillsMatrix/SkillsMatrix.tsx';
import { privacy, site } from '../../layouts/_site.ts';
import { leads } from '../_leads.content.ts';
import { questions as formQuestions, mailForm } from '../_mail-form.content.ts';
import { healthCheck } from '../_prices.content.ts';
import { beforeAfter } from './atlassian.before-after.content.ts';
import { caseStudy, testimonials } from './atlassian.case-study.content.ts';
import { guides } from './atlassian.guides.content.ts';
import { phases } from './atlassian.phases.content.ts';
import { questions } from './atlassian.questions.content.ts';
import { showcases } from './atlassian.screens.content.ts';
import { situations } from './atlassian.situations.content.ts';

/** For search engines, in the terms of schema.org. */
const service = {
  '@type': 'Service',
  name: 'Atlassian Cloud migration, clean-up and support',
  serviceType: 'Atlassian consultancy',
  areaServed: 'GB',
  provider: { '@type': 'Organization', name: site.name, url: site.url },
  offers: {
    '@type': 'Offer',
    name: 'Jira health check',
    price: `${healthCheck.pounds}`,
    priceCurrency: 'GBP',
  },
} as const;

const intro = {
  title: 'Leave Data\u00a0Center on\u00a0your\u00a0own timetable.',
  lede: 'On 28\u00a0March\u00a02029 Atlassian makes Data\u00a0Center read-⁠only. We move Jira, Confluence and Jira Service Management to Cloud in rehearsed steps, for a price fixed in advance.',
  actions: [
    { label: `Ask for the health check, ${healthCheck.label}`, href: '#start' },
    { label: 'See the phases', href: '#assess' },
  ],
  note: 'Pointwork is independent: no partner tier, no commission on licences.',
} as const satisfies IntroProps;

const dateLine = {
  label: 'The end of Data Center, drawn to scale',
  name: 'Data\u00a0Center',
  stops: [
    { date: '2026-03-30', thirds: 2, name: '30 March 2026', text: 'Sales to new customers ended' },
    {
      date: '2026-11-21',
      thirds: 4,
      name: 'You are here',
      text: 'Existing customers can still renew and expand',
      isHere: true,
    },
    {
      date: '2028-03-30',
      thirds: 3,
      name: '30 March 2028',
      text: 'Last new licences and expansions for existing customers',
    },
    {
      date: '2029-03-28',
      name: '28 March 2029',
      text: 'Licences expire; systems become read-only',
    },
  ],
  branch: { label: 'On Cloud', length: 'in 6 to 14 weeks' },
  note: 'Dates as announced by Atlassian for Jira, Confluence and Jira Service Management, checked on 21\u00a0November 2026. Bitbucket, Bamboo and Crowd follow other rules: ask us.',
} as const satisfies DateLineProps;

const skills = {
  title: 'What we do, and what we don’t.',
  matrix: {
    caption:
      'As of November 2026. A stop is something we do regularly; where it says “No”, we know who does.',
    columns: ['Product', 'Design', 'Migrate', 'Run', 'Teach'],
    rows: [
      ['Jira, Confluence and Jira Service Management', 'Yes', 'Yes', 'Yes', 'Yes'],
      ['Assets', 'Yes', 'Yes', 'Yes', 'No'],
      ['Bitbucket and Marketplace apps', 'No', 'Yes', 'Yes', 'No'],
    ],
  },
} as const satisfies SkillsMatrixProps;

const callToAction = {
  id: 'start',
  ground: 'brand',
  title: 'Start with the health check.',
  text: `Ten working days, ${healthCheck.label}, one lead, and a plan you can take to any supplier.`,
} as const satisfies CallToActionProps;

const form = {
  id: 'health-check',
  ground: 'brand',
  title: 'Ask for the health check.',
  titleHidden: true,
  tight: true,
  form: {
    id: 'health-check-form',
    ...mailForm,
    privacy,
    who: 'Tobias or his deputy',
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
      {
        ...formQuestions.stuck,
        label: 'What should the health check look at first?',
        error: 'Tell us what to look at first, in a sentence or two',
      },
    ],
  },
  leads: { title: 'Who will answer', people: [leads.tobias] },
  next: {
    title: 'What happens next',
    stops: [
      { name: 'Reply', text: 'Within one working day, from Tobias or his deputy.' },
      { name: 'Health check', text: 'Starts within two weeks of your go-ahead.' },
      {
        name: 'Plan',
        text: 'What you own, what it costs and what would break; a date and a fixed price for each step.',
      },
      { name: 'Rehearsals', text: 'Can start within four weeks of the plan.' },
    ],
  },
} as const satisfies ContactFormProps;

export const atlassian = {
  service,
  intro,
  dateLine,
  situations,
  phases,
  caseStudy,
  testimonials,
  beforeAfter,
  showcases,
  skills,
  questions,
  guides,
  callToAction,
  form,
};
