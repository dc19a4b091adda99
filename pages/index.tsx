import { About } from '../components/blocks/About/About.tsx';
import { CallToAction } from '../components/blocks/CallToAction/CallToAction.tsx';
import { CaseStudy } from '../components/blocks/CaseStudy/CaseStudy.tsx';
import { Clients } from '../components/blocks/Clients/Clients.tsx';
import { FunFacts } from '../components/blocks/FunFacts/FunFacts.tsx';
import { Intro } from '../components/blocks/Intro/Intro.tsx';
import { LatestNews } from '../components/blocks/LatestNews/LatestNews.tsx';
import { Portfolio } from '../components/blocks/Portfolio/Portfolio.tsx';
import { Services } from '../components/blocks/Services/Services.tsx';
import { Team } from '../components/blocks/Team/Team.tsx';
import { Video } from '../components/blocks/Video/Video.tsx';
import { Works } from '../components/blocks/Works/Works.tsx';
import { InterchangeMap } from '../components/drawings/InterchangeMap.tsx';
import type { Page } from '../scripts/shared/contracts.ts';
import { home } from './index.content.ts';

export const page: Page = {
  title: 'Pointwork: one-stop services provider for Jira, Figma, Webflow and AWS',
  description:
    'Fixed-price first stops, rehearsed cutovers and one support desk for the four platforms your team works in.',
  keywords: [
    'Atlassian collaboration',
    'Jira',
    'Figma design',
    'Webflow web building',
    'AWS cloud',
    'platform services',
  ],
  breadcrumb: 'Home',
};

export default function HomePage() {
  return (
    <>
      <Intro {...home.intro} map={<InterchangeMap {...home.map} />} />
      <Clients {...home.clients} />
      <Services {...home.services} />
      <Works {...home.works} />
      <About {...home.about}>
        <Video {...home.video} />
      </About>
      <CaseStudy {...home.caseStudy} />
      <Portfolio {...home.portfolio} />
      <FunFacts {...home.funFacts} />
      <Team {...home.team} />
      <LatestNews {...home.latestNews} />
      <CallToAction {...home.callToAction} />
    </>
  );
}
