import type { AboutProps } from '../components/blocks/About/About.tsx';
import type { CallToActionProps } from '../components/blocks/CallToAction/CallToAction.tsx';
import type { ClientsProps } from '../components/blocks/Clients/Clients.tsx';
import type { FunFactsProps } from '../components/blocks/FunFacts/FunFacts.tsx';
import type { IntroProps } from '../components/blocks/Intro/Intro.tsx';
import type { LatestNewsProps } from '../components/blocks/LatestNews/LatestNews.tsx';
import type { PortfolioProps } from '../components/blocks/Portfolio/Portfolio.tsx';
import type { ServicesProps } from '../components/blocks/Services/Services.tsx';
import type { TeamProps } from '../components/blocks/Team/Team.tsx';
import type { WorksProps } from '../components/blocks/Works/Works.tsx';
import { askForCall, contact, lineNames } from '../layouts/_site.ts';
import { cutovers } from './_cutovers.content.ts';
import { jobs } from './_jobs.content.ts';
import { news } from './_news.content.ts';
import { people } from './_people.content.ts';
import { healthCheck } from './_prices.content.ts';
import { caseStudy } from './index.case-study.content.ts';
import { video } from './index.video.content.ts';

const intro = {
  title: 'Change\u00a0here for\u00a0every platform.',
  lede: 'Jira, Figma, Webflow and AWS usually come from four suppliers who never meet. We are one team for all four, and for the gaps between them.',
  actions: [askForCall, { label: 'See what it costs', href: '#services' }],
  departures: {
    label: 'Departures',
    durationLabel: 'Journey time',
    entries: [
      { line: 1, text: 'Jira and Confluence to Cloud', duration: '6 to 14 weeks' },
      { line: 2, text: 'One Figma library for five brands', duration: '5 weeks' },
      { line: 3, text: 'A recruitment site in Webflow', duration: '8 weeks' },
      { line: 4, text: 'AWS landing zone with a spend cap', duration: '6 weeks' },
    ],
  },
} as const satisfies IntroProps;

const map = {
  title:
    'The lines for Jira, Figma, Webflow and AWS start in a tangle, meet at Pointwork and run on in parallel.',
} as const;

const clients = {
  continues: true,
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
  prominence: 'loud',
  id: 'services',
  title: 'Four lines, one timetable.',
  heads: ['Line', 'What we run', 'First stop', 'Days', 'Fixed price'],
  lede: 'Buy one line or all four; either way it is one invoice. Each can start with a first stop: a short review at a fixed price, so you know what you are buying before you commit.',
  rows: [
    {
      id: 'line-1',
      line: 1,
      name: 'Collaboration',
      runs: 'Jira, Confluence, service desks, automation',
      firstStop: 'Jira health check',
      href: '/contact#collaboration',
      days: 10,
      price: healthCheck.label,
    },
    {
      id: 'line-2',
      line: 2,
      name: 'Design',
      runs: 'Figma libraries, tokens, handover to code',
      firstStop: 'Figma library audit',
      href: '/contact#design',
      days: 8,
      price: '£3,900',
    },
    {
      id: 'line-3',
      line: 3,
      name: 'Web',
      runs: 'Webflow sites, content models, forms, search',
      firstStop: 'Webflow rebuild plan',
      href: '/contact#web',
      days: 6,
      price: '£3,200',
    },
    {
      id: 'line-4',
      line: 4,
      name: 'Cloud',
      runs: 'AWS accounts, networking, backups, cost control',
      firstStop: 'AWS cost and risk review',
      href: '/contact#cloud',
      days: 10,
      price: '£5,400',
    },
  ],
  note: 'The fee comes off your next project if it starts within 60 days of our report. 68 of our 89 clients since 2017 began this way. Someone else built it? We take over live systems too.',
  smallPrint: 'Prices exclude VAT; days are working days.',
  link: { label: 'Line 1 in detail: Atlassian', href: '/partners/atlassian' },
} as const satisfies ServicesProps;

const works = {
  prominence: 'quiet',
  title: 'What each line leaves you with.',
  label: 'One result from each line',
  works: [
    {
      line: 1,
      title: 'A board that shows who is doing what',
      result: 'Six teams, one board, and a column for unclaimed orders.',
    },
    {
      line: 2,
      title: 'A library that matches what ships',
      result: 'Parts named as in the code: no arguments about buttons.',
    },
    {
      line: 3,
      title: 'A site the press office runs itself',
      result: '140 pages, nine templates, no developer needed.',
    },
    {
      line: 4,
      title: 'An account map you can read in a minute',
      result: '23 accounts in four groups, all with an owner and a cap.',
    },
  ],
} as const satisfies WorksProps;

const portfolio = {
  prominence: 'quiet',
  continues: true,
  level: 3,
  title: 'Recent arrivals.',
  jobs,
  visibleCount: 3,
  moreLabel: 'Six earlier jobs',
  lineNames,
} as const satisfies PortfolioProps;

const about = {
  title: 'We work where lines meet.',
  story:
    'On a railway, pointwork is the short length of track that lets a train move from one line to another without stopping. We were release managers, designers and reliability engineers who kept being hired into the gap between two suppliers. In 2017 we made the gap our job.',
  commitments: [
    {
      term: 'Fixed price first',
      text: 'Each first stop has one price, one length and one named lead.',
    },
    {
      term: 'Rehearse, then move',
      text: 'No live data moves until we have rehearsed the whole move on a copy.',
    },
    {
      term: 'Leave a map',
      text: 'You keep the runbook, the diagrams and the admin rights. You can carry on without us.',
    },
  ],
  junction: { lines: ['One supplier', 'Another supplier'] },
} as const satisfies AboutProps;

const team = {
  id: 'team',
  title: 'You get these people, by name.',
  lede: 'Eight of our 23 people. Between us we look after systems that 9,400 people use. Every move has a lead and a deputy, both at the rehearsals, so nobody’s flu moves your date.',
  invitation: 'Ask me about',
  people: Object.values(people),
} as const satisfies TeamProps;

const latestNews = {
  prominence: 'quiet',
  id: 'news',
  title: 'News from the yard.',
  notes: news,
} as const satisfies LatestNewsProps;

const funFacts = {
  prominence: 'loud',
  title: '41 cutovers, 38 on time.',
  lede: 'Every cutover to Atlassian Cloud since 2019, in order. The three that missed their window cost us, not the client.',
  record: cutovers,
} as const satisfies FunFactsProps;

const callToAction = {
  prominence: 'loud',
  ground: 'panel',
  title: 'Where do you need to get to?',
  text: 'Half an hour, two of us, no slides. We tell you where we would start, or that we are the wrong people. Our proposal follows in writing within two working days.',
  action: askForCall,
  mail: contact.mail,
} as const satisfies CallToActionProps;

export const home = {
  intro,
  map,
  clients,
  services,
  works,
  about,
  video,
  caseStudy,
  portfolio,
  team,
  latestNews,
  funFacts,
  callToAction,
};
