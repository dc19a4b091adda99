import { Blog } from '../../components/blocks/Blog/Blog.tsx';
import { CallToAction } from '../../components/blocks/CallToAction/CallToAction.tsx';
import { CaseStudyLong } from '../../components/blocks/CaseStudy/CaseStudyLong.tsx';
import { ContactForm } from '../../components/blocks/ContactForm/ContactForm.tsx';
import { DateLine } from '../../components/blocks/DateLine/DateLine.tsx';
import { Intro } from '../../components/blocks/Intro/Intro.tsx';
import { ProjectSections } from '../../components/blocks/ProjectSections/ProjectSections.tsx';
import { Questions } from '../../components/blocks/Questions/Questions.tsx';
import { ServicesList } from '../../components/blocks/Services/ServicesList.tsx';
import { BeforeAfter } from '../../components/blocks/Showcases/BeforeAfter.tsx';
import { Showcases } from '../../components/blocks/Showcases/Showcases.tsx';
import { SkillsMatrix } from '../../components/blocks/SkillsMatrix/SkillsMatrix.tsx';
import { Testimonials } from '../../components/blocks/Testimonials/Testimonials.tsx';
import type { Page } from '../../scripts/shared/contracts.ts';
import { healthCheck } from '../_prices.content.ts';
import { atlassian } from './atlassian.content.ts';

export const page: Page = {
  title: 'Atlassian Cloud migration, clean-up and support | Pointwork',
  description: `Leave Data Center on your own timetable: four phases, two full rehearsals, a rollback rule, and a ${healthCheck.label} health check to start with.`,
  keywords: [
    'Atlassian Cloud migration',
    'Jira Data Center',
    'Confluence',
    'Jira Service Management',
    'Jira health check',
  ],
  layout: 'dark',
  breadcrumb: 'Atlassian',
  structuredData: [atlassian.service],
};

export default function AtlassianPage() {
  return (
    <>
      <Intro {...atlassian.intro} />
      <DateLine {...atlassian.dateLine} />
      <ServicesList {...atlassian.situations}>
        <SkillsMatrix {...atlassian.skills} />
      </ServicesList>
      <ProjectSections {...atlassian.phases} />
      <Blog {...atlassian.guides} />
      <CaseStudyLong {...atlassian.caseStudy} exhibit={<BeforeAfter {...atlassian.beforeAfter} />}>
        <Testimonials {...atlassian.testimonials} />
      </CaseStudyLong>
      <Showcases {...atlassian.showcases} />
      <Questions {...atlassian.questions} />
      <CallToAction {...atlassian.callToAction} />
      <ContactForm {...atlassian.form} />
    </>
  );
}
