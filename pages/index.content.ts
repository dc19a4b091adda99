import type { AboutProps } from '../components/blocks/About/About.tsx';
import type { CallToActionProps } from '../components/blocks/CallToAction/CallToAction.tsx';
import type { ClientsProps } from '../components/blocks/Clients/Clients.tsx';
import type { FunFactsProps } from '../components/blocks/FunFacts/FunFacts.tsx';
import type { IntroProps } from '../components/blocks/Intro/Intro.tsx';
import type { LatestNewsProps } from '../components/blocks/LatestNews/LatestNews.tsx';
import type { PortfolioProps } from '../components/blocks/Portfolio/Portfolio.tsx';
import type { ServicesProps } from '../components/blocks/Services/Services.tsx';
import type { SkillsProps } from '../components/blocks/Skills/Skills.tsx';
import type { TeamProps } from '../components/blocks/Team/Team.tsx';
import type { TestimonialsProps } from '../components/blocks/Testimonials/Testimonials.tsx';
import type { WorksProps } from '../components/blocks/Works/Works.tsx';
import { bookCall, contact } from '../layouts/_site.ts';
import { jobs } from './_jobs.content.ts';
import { news } from './_news.content.ts';
import { people } from './_people.content.ts';
import { tickets } from './_tickets.content.ts';
import { caseStudy } from './index.case-study.content.ts';
import { showcases } from './index.showcases.content.ts';
import { video } from './index.video.content.ts';

const intro = {
  title: 'Change here for every platform.',
  lede: 'Jira, Figma, Webflow and AWS usually come from four suppliers who never meet. We are one team that runs all four, and the joins between them.',
  size: 'large',
  actions: [bookCall, { label: 'See what it costs', href: '#services' }],
  departures: {
    label: 'Next',
    entries: [
      { line: 1, text: 'Jira Data Center to Cloud', duration: '6 to 10 weeks' },
      { line: 2, text: 'One Figma library for three teams', duration: '5 weeks' },
      { line: 3, text: 'A 140-page site into Webflow', duration: '7 weeks' },
      { line: 4, text: 'AWS landing zone with a spend cap', duration: '4 weeks' },
    ],
  },
  map: {
    title:
      'Four separate tool lines, tangled on one side, meet at a Pointwork interchange and leave running in parallel.',
  },
} as const satisfies IntroProps;

const clients = {
  title: 'Teams that change here',
  clients: [
    { name: 'Northmoor Ferries', device: 'ferry' },
    { name: 'Tallow Street Housing', device: 'house' },
    { name: 'Kestrelle Instruments', device: 'instrument' },
    { name: 'Quillhaven Games', device: 'game' },
    { name: 'Harrowvale Mutual', device: 'mutual' },
    { name: 'Brindlecombe Foods', device: 'food' },
    { name: 'Ardley & Pym Press', device: 'press' },
    { name: 'Saltmere Energy', device: 'energy' },
  ],
} as const satisfies ClientsProps;

const services = {
  id: 'services',
  title: 'Four lines, one timetable.',
  lede: 'Take one line or connect all four. Every engagement begins with a fixed-price first stop, so you know what you are buying before you commit.',
  caption:
    'First stops: fixed price, excluding VAT, length in working days. The fee is taken off the next project if it starts within 60 days.',
  rows: [
    {
      id: 'line-1',
      line: 1,
      name: 'Collaboration',
      runs: 'Jira, Confluence, service desks, automation',
      firstStop: 'Jira health check',
      days: 10,
      price: '£4,800',
      link: { label: 'Atlassian in detail', href: '/partners/atlassian' },
    },
    {
      id: 'line-2',
      line: 2,
      name: 'Design',
      runs: 'Figma libraries, tokens, handover to code',
      firstStop: 'Figma library audit',
      days: 8,
      price: '£3,900',
    },
    {
      id: 'line-3',
      line: 3,
      name: 'Web',
      runs: 'Webflow sites, content models, forms, search',
      firstStop: 'Webflow rebuild plan',
      days: 6,
      price: '£3,200',
    },
    {
      id: 'line-4',
      line: 4,
      name: 'Cloud',
      runs: 'AWS accounts, networking, backups, cost control',
      firstStop: 'AWS cost and risk review',
      days: 10,
      price: '£5,400',
    },
  ],
  note: 'Already bought by someone else? We take over running estates too, after the same first stop.',
} as const satisfies ServicesProps;

const works = {
  title: 'One piece of work from each line.',
  works: [
    {
      line: 1,
      title: 'A board that answers the Monday question',
      client: 'Brindlecombe Foods',
      result: 'Six teams, one board, 40 statuses down to 7.',
    },
    {
      line: 2,
      title: 'A library that matches what ships',
      client: 'Quillhaven Games',
      result: '212 components merged to 64, all with code names.',
    },
    {
      line: 3,
      title: 'A site the press office edits alone',
      client: 'Ardley & Pym Press',
      result: '140 pages, 9 templates, no developer needed to publish.',
    },
    {
      line: 4,
      title: 'An account map you can read in a minute',
      client: 'Saltmere Energy',
      result: '23 accounts grouped in 4, each with an owner and a cap.',
    },
  ],
} as const satisfies WorksProps;

const portfolio = { title: 'Recent arrivals.', jobs } as const satisfies PortfolioProps;

const about = {
  title: 'The part of the track where a train changes line.',
  story:
    'In a rail yard, the pointwork is the short length of track that lets a train move from one line to another without stopping. We were release managers, designers and reliability engineers who kept being hired into the gap between two suppliers. In 2017 we made the gap our job.',
  commitments: [
    {
      term: 'Fixed price first',
      text: 'The first stop has one price, one length and one named lead.',
    },
    {
      term: 'Rehearse, then move',
      text: 'No cutover happens that has not been run end to end on your data.',
    },
    {
      term: 'Leave a map',
      text: 'You get the runbook, the diagram and the admin rights. You can dismiss us and keep going.',
    },
  ],
  ends: ['The line you need', 'The line you are on'],
} as const satisfies AboutProps;

const funFacts = {
  title: 'Pointwork in four figures',
  facts: [
    { value: '41', definition: 'cloud cutovers since 2019' },
    { value: '9,400', definition: 'people working in systems we look after' },
    { value: '11', unit: 'min', definition: 'median first reply, working hours' },
    { value: '1', definition: 'invoice, whichever lines you ride' },
  ],
} as const satisfies FunFactsProps;

const skills = {
  title: 'What we are good\u00a0at, as fractions.',
  rings: [
    {
      percent: 93,
      text: 'of cutovers finished inside the planned window.',
      denominator: '38 of 41.',
    },
    {
      percent: 76,
      text: 'of clients began with a fixed-price first stop.',
      denominator: '68 of 89.',
    },
    { percent: 61, text: 'fewer custom fields,', denominator: 'average of 14 Jira clean-ups.' },
    {
      percent: 88,
      text: 'of desk requests closed without escalation.',
      denominator: '2,310 of 2,625.',
    },
  ],
} as const satisfies SkillsProps;

const testimonials = {
  title: 'Travellers’ notes.',
  tickets: Object.values(tickets),
} as const satisfies TestimonialsProps;

const team = {
  id: 'team',
  title: 'You get these people, by name.',
  people: Object.values(people),
} as const satisfies TeamProps;

const latestNews = {
  id: 'news',
  title: 'Service updates.',
  notes: news,
} as const satisfies LatestNewsProps;

const callToAction = {
  title: 'Where do you need to get to?',
  text: 'Half an hour, two of us, no slides. You leave with a first stop and its price, or an honest no.',
  action: bookCall,
  mail: contact.mail,
} as const satisfies CallToActionProps;

export const home = {
  intro,
  clients,
  services,
  works,
  caseStudy,
  portfolio,
  showcases,
  about,
  video,
  funFacts,
  skills,
  testimonials,
  team,
  latestNews,
  callToAction,
};
