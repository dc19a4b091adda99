import type { CaseStudyLongProps } from '../../components/blocks/CaseStudy/CaseStudyLong.tsx';
import { tickets } from '../_tickets.content.ts';

export const caseStudy = {
  title: 'Northmoor Ferries, from first list to quiet Monday.',
  lede: 'Eleven hundred people, 62 apps and a sailing on Sunday. One weekend, which we had already run twice.',
  runs: {
    title:
      'Three runs on one scale of hours, each from 22:00 on a Friday. The first rehearsal took 31 hours, two more than the point of no return at 03:00 on Sunday allows. The second took 17. On the weekend itself, everything was imported after 17 hours and checked after 23: six hours in hand.',
    hours: 36,
    runs: [
      { name: 'First rehearsal', note: '31 h', stops: [{ at: 0 }, { at: 31 }] },
      { name: 'Second rehearsal', note: '17 h', stops: [{ at: 0 }, { at: 17 }] },
      {
        name: 'The weekend',
        isReal: true,
        stops: [
          { at: 0, label: 'Fri 22:00' },
          { at: 17, label: 'imported' },
          { at: 23, label: 'checked' },
        ],
      },
    ],
    limit: { at: 29, name: 'Point of no return', time: 'Sunday 03:00', inHand: ['6 h', 'in hand'] },
  },
  chapters: [
    {
      title: 'Situation',
      figure: { value: '1,100', label: 'people work in Jira' },
      body: [
        'Northmoor runs its crewing, refits and service desk on Jira. Eleven hundred people use it, some of them from the bridge of a ship with a poor connection. It ran on Data Center, on two servers in a cupboard in the ticket hall, and the one man who understood them was about to retire.',
        'The brief was short: move it to Cloud before the summer timetable, and do not let anyone notice.',
      ],
    },
    {
      title: 'What we found',
      figure: { value: '19 of 62', label: 'apps had not been opened for a year' },
      body: [
        'The inventory took nine days. It listed 62 apps, 19 of them unopened for a year; 212 custom fields, four of them some kind of “Priority”; and 38 directory groups that granted access, six of them empty and one with everybody in it.',
        'It also turned up 214 idle projects, most of them refits of ships that had since been sold.',
      ],
    },
    {
      title: 'What we did, week by week',
      body: [
        {
          stops: [
            {
              name: 'Weeks 1 and 2: assess',
              text: 'One sheet with every project, app, field and group, and one meeting per department to decide: keep, drop or ask.',
            },
            {
              name: 'Weeks 3 and 4: clear out',
              text: 'We dropped the 19 unused apps, archived the idle projects and cut the custom fields to 74. All this on the old system, where a mistake could be undone.',
            },
            {
              name: 'Week 5: first rehearsal',
              text: 'The whole move on a copy: 31 hours. Too long for a weekend with a Sunday sailing in it.',
            },
            {
              name: 'Week 6: shorten',
              text: 'We copied attachments more than a year old ahead of time, and mapped 38 access groups to 12 roles.',
            },
            {
              name: 'Week 7: second rehearsal',
              text: '17 hours, every step timed, one fault found.',
            },
            {
              name: 'Week 8: move',
              text: 'Frozen at 22:00 on Friday, imported by 15:00 on Saturday, checked by 21:00. Check 12 passed with six hours in hand.',
            },
          ],
        },
      ],
    },
    {
      title: 'What went wrong',
      isFault: true,
      figure: { value: '1 fault', label: 'in the second rehearsal, none on the weekend' },
      body: [
        'The second rehearsal showed an app that lost table formatting. We replaced it before the weekend.',
        'It held the refit checklists, and a checklist without its columns is a list of worries. We should have caught it in the first rehearsal, but we had asked nobody from the yard to look. Every rehearsal since has had a checker from each team that works with tables, named in the runbook.',
      ],
    },
    {
      title: 'Result',
      figure: { value: '31', label: 'requests on day one' },
      body: [
        'On Monday the desk received 31 requests, most of them about bookmarks. Three of us sat in the ticket hall and at the yard for four weeks, and left once a whole day had passed without a question. The old servers stayed as they were, switched on and unused, until Northmoor decided to turn them off.',
      ],
    },
  ],
  numbers: {
    caption: 'Northmoor Ferries in numbers, May 2026',
    columns: ['What', 'Before', 'After'],
    rows: [
      ['People', '1,100', '1,100'],
      ['Apps', '62', '43'],
      ['Custom fields', '212', '74'],
      ['Groups that grant access', '38', '12'],
      ['Idle projects', '214', 'all archived'],
      ['The move, first run and last', '31 h', '17 h'],
      ['Full rehearsals', 'none', '2'],
      ['Requests on day one', 'not counted', '31'],
    ],
  },
  ticket: tickets.northmoor,
} as const satisfies CaseStudyLongProps;
