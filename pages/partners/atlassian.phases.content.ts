import type { ProjectSectionsProps } from '../../components/blocks/ProjectSections/ProjectSections.tsx';

export const phases = {
  id: 'phases',
  title: 'Four phases, and what you get from each.',
  lede: 'You are on Cloud in the sixth week, at the quickest, and settled four weeks later. Your plan sets the dates.',
  phases: [
    {
      id: 'assess',
      name: 'Assess',
      length: '2 weeks',
      brings: 'A plan and a price',
      text: 'The Jira health check: every project, app, field and permission on one sheet.',
      need: 'An administrator for two days, and a contact in each team.',
      get: 'The plan: what to keep or drop, a date and a fixed price.',
      scene: 'shelves',
    },
    {
      id: 'rehearse',
      name: 'Rehearse',
      length: '3 weeks',
      brings: 'A timed runbook',
      text: 'The whole move on a copy of your data, against the clock. Then again, faster.',
      need: 'One checker from each team, for an hour in each of the two runs.',
      get: 'A runbook timed to the minute.',
      scene: 'rehearsal',
    },
    {
      id: 'move',
      name: 'Move',
      length: '1 weekend',
      brings: 'A working Cloud site',
      text: 'Freeze, export, import, check, open. If check\u00a012 has not passed by 03:00 on Sunday, we roll back.',
      need: 'Somebody who may call a halt, on the phone all weekend.',
      get: 'A working Cloud site, and the old one as it was on Friday night.',
      scene: 'cutover',
    },
    {
      id: 'settle',
      name: 'Settle',
      length: '4 weeks',
      brings: 'Your team in charge',
      text: 'One of us sits with each team until the new system is as familiar as the old one.',
      need: 'A spare chair, and your questions.',
      get: 'Trained administrators, the runbook and the diagrams.',
      scene: 'desk',
    },
  ],
} as const satisfies ProjectSectionsProps;
