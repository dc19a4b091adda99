import type { ProjectSectionsProps } from '../../components/blocks/ProjectSections/ProjectSections.tsx';

export const phases = {
  id: 'phases',
  title: 'Four phases, and what you hold at the end of each.',
  phases: [
    {
      id: 'assess',
      name: 'Assess',
      length: '2 weeks',
      text: 'Every project, app, field and permission in one sheet.',
      need: 'An admin for two days, and a name for every team.',
      hold: 'The inventory, the keep or drop list, the price.',
      scene: 'shelves',
    },
    {
      id: 'rehearse',
      name: 'Rehearse',
      length: '3 weeks',
      text: 'The whole move on a copy of your data, timed. Then again, faster.',
      need: 'A checker from every team, an hour for each of two runs.',
      hold: 'A runbook with minutes in it.',
      scene: 'rehearsal',
    },
    {
      id: 'move',
      name: 'Move',
      length: 'One weekend',
      text: 'Freeze, export, import, check, open. If check 12 fails by 03:00 on Sunday we roll back.',
      need: 'One person who may say stop, within reach of a phone.',
      hold: 'Cloud, and the old system untouched.',
      scene: 'cutover',
    },
    {
      id: 'settle',
      name: 'Settle',
      length: '4 weeks',
      text: 'Someone sits with each team. Old habits, new buttons.',
      need: 'A spare chair, and your questions.',
      hold: 'Trained admins and a shorter backlog.',
      scene: 'desk',
    },
  ],
} as const satisfies ProjectSectionsProps;
