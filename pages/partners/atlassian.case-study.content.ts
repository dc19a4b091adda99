import type { CaseStudyLongProps } from '../../components/blocks/CaseStudy/CaseStudyLong.tsx';
import { tickets } from '../_tickets.content.ts';

export const caseStudy = {
  title: 'Northmoor Ferries, from first list to quiet Monday.',
  lede: 'Eleven hundred people, 62 apps and a sailing on Sunday. One weekend, which had been run twice before.',
  runs: {
    title:
      'Three runs on one scale of hours, all from Friday 22:00. The first rehearsal took 31 hours and passed the last way back, Sunday 03:00. The second took 17. The weekend itself was imported after 17 hours and checked after 23, six hours before the last way back.',
    hours: 40,
    runs: [
      { name: 'First rehearsal', note: '31 h', stops: [{ at: 0 }, { at: 31 }] },
      { name: 'Second rehearsal', note: '17 h', stops: [{ at: 0 }, { at: 17 }] },
      {
        name: 'The weekend',
        note: '6 h in hand',
        isReal: true,
        stops: [
          { at: 0, label: 'Fri 22:00' },
          { at: 17, label: 'imported' },
          { at: 23, label: 'checked' },
        ],
      },
    ],
    limit: { at: 29, label: 'Last way back, Sunday 03:00' },
  },
  chapters: [
    {
      title: 'Situation',
      figure: { value: '1,100', label: 'people who work in Jira' },
      parts: [
        'Northmoor runs its crewing, refits and service desk on Jira. Eleven hundred people use it, some of them from a bridge with a poor connection. It ran on Data Center, on two servers in a cupboard in the ticket hall, and the one man who understood them was about to retire.',
        'The request was short: move it to Cloud before the summer timetable, and do not let anyone notice.',
      ],
    },
    {
      title: 'What we found',
      figure: { value: '19 of 62', label: 'apps had not been opened for a year' },
      parts: [
        'The inventory took nine days. It listed 62 apps, of which 19 had not been opened for a year. It listed 212 custom fields, among them four called “Priority”. It listed 38 directory groups that granted access, six of them empty and one containing everybody.',
        'It also found 214 idle projects. Most were refits of ships that had since been sold.',
      ],
    },
    {
      title: 'What we did, week by week',
      parts: [
        {
          stops: [
            {
              name: 'Weeks 1 and 2: assess',
              text: 'One sheet with every project, app, field and group, and one meeting per department to decide: keep, drop or ask.',
            },
            {
              name: 'Weeks 3 and 4: clear out',
              text: 'We dropped the 19 unused apps, archived the idle projects and cut the custom fields to 74, on the old system, where a mistake could be taken back.',
            },
            {
              name: 'Week 5: first rehearsal',
              text: 'The whole move on a copy: 31 hours. Too long for a weekend that includes a Sunday sailing.',
            },
            {
              name: 'Week 6: shorten',
              text: 'Attachments older than a year were copied beforehand. Access was mapped from 38 groups to 12 roles.',
            },
            {
              name: 'Week 7: second rehearsal',
              text: '17 hours, with every step timed and one fault found.',
            },
            {
              name: 'Week 8: move',
              text: 'Frozen on Friday at 22:00, imported by Saturday at 15:00, checked by 21:00. Check 12 passed with six hours in hand.',
            },
          ],
        },
      ],
    },
    {
      title: 'What went wrong',
      isFault: true,
      figure: { value: '1 fault', label: 'in the second rehearsal, none in the weekend' },
      parts: [
        'The second rehearsal showed an app that lost table formatting. We replaced it before the weekend.',
        'It held the checklists for refits, and a checklist without its columns is a list of worries. We should have seen it in the first rehearsal, but nobody from the yard had been asked to look. Since then each rehearsal has a checker from every team that works with tables, and their names are in the runbook.',
      ],
    },
    {
      title: 'Result',
      figure: { value: '31', label: 'requests on day one' },
      parts: [
        'On Monday the desk received 31 requests, most of them about bookmarks. Three of us sat in the ticket hall and at the yard for four weeks, and left when a whole day had passed without a question. The old servers stayed as they were, switched on and unused, until Northmoor decided to turn them off.',
      ],
    },
  ],
  numbers: {
    caption: 'Northmoor Ferries in numbers, May 2026',
    columns: ['What', 'Before', 'After'],
    rows: [
      ['People', '1,100', '1,100'],
      ['Apps', '62', '43, 19 retired'],
      ['Custom fields', '212', '74'],
      ['Groups that grant access', '38', '12'],
      ['Idle projects', '214', 'archived'],
      ['The move, first run and last', '31 h', '17 h'],
      ['Full rehearsals', 'none', '2'],
      ['Requests on day one', 'not counted', '31'],
    ],
  },
  ticket: tickets.northmoor,
} as const satisfies CaseStudyLongProps;
