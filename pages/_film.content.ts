import type { FilmScene } from '../components/blocks/Video/FilmTranscript.tsx';

/**
 * What “Our job in 70 seconds” shows and says, for its transcript. The film in assets/film/ has these captions in its
 * pictures, and as a caption track.
 */
export const method = [
  {
    id: 'opening',
    picture: 'Four coloured lines draw themselves from left to right, and tangle.',
    captions: [{ text: 'Our job in 70 seconds.', seconds: 4 }],
  },
  {
    id: 'tangle',
    picture:
      'Their stations are Jira, Figma, Webflow and AWS. Rings mark three places where lines cross without a station.',
    captions: [
      { text: 'Four platforms. Four suppliers who never meet.', seconds: 3.5 },
      { text: 'Nobody owns the joins.', seconds: 3 },
    ],
  },
  {
    id: 'card',
    picture: 'A card leaves Jira for Figma, Webflow and AWS. It stops in each of the three rings.',
    captions: [
      {
        text: 'One card has to pass all four.',
        note: 'Its title: “New repairs form”.',
        seconds: 3.5,
      },
      { text: 'It waits at every join.', seconds: 5 },
    ],
  },
  {
    id: 'first-stop',
    picture:
      'A timetable of four first stops: Jira health check, 10 working days, £4,800. Figma library audit, 8 days, £3,900. Webflow rebuild plan, 6 days, £3,200. AWS cost and risk review, 10 days, £5,400. Prices exclude VAT. Below them, the next project: £4,800 less.',
    lead: 1,
    captions: [
      { text: 'First stop: one price, one length, one lead.', seconds: 4.5 },
      {
        text: 'Its fee comes off the next project',
        note: 'if it starts within 60 days.',
        seconds: 4,
      },
    ],
  },
  {
    id: 'inventory',
    picture:
      'Assess, two weeks. 212 squares, one for each custom field at Northmoor Ferries. 138 of them fade; 74 are left.',
    lead: 1,
    captions: [
      { text: 'Assess: every project, app, field and permission.', seconds: 4 },
      { text: 'What nobody uses stays behind.', seconds: 4 },
    ],
  },
  {
    id: 'rehearsals',
    picture:
      'Rehearse, three weeks. Two trains run on a copy of the track, one after the other. Northmoor’s first rehearsal takes 31 hours, its second 17: 14 hours less.',
    lead: 1,
    captions: [
      { text: 'Rehearse the whole move on a copy, timed.', seconds: 4 },
      { text: 'Then again, faster.', seconds: 3.5 },
    ],
  },
  {
    id: 'cutover',
    picture:
      'Move, one weekend. Freeze on Friday at 22:00, import done on Saturday at 15:00, check 12 at 21:00. Until the point of no return, at 03:00 on Sunday, a track leads back to the old system, untouched. Check 12 passes, and the train goes on to Cloud.',
    lead: 1,
    captions: [
      { text: 'Move: one weekend, with a rollback rule.', seconds: 4 },
      { text: 'If check 12 has not passed by 03:00, we roll back.', seconds: 5 },
    ],
  },
  {
    id: 'change',
    picture:
      'Settle, four weeks. The lines run in parallel, joined by points. The card goes from Jira through Figma and Webflow to AWS.',
    lead: 1,
    captions: [{ text: 'Now the card changes line without stopping.', seconds: 4.5 }],
  },
  {
    id: 'handover',
    picture: 'A sheet of paper with the whole map: tangled on one side, parallel on the other.',
    lead: 0.5,
    captions: [
      {
        text: 'You keep the map.',
        note: 'The runbook, the diagrams, the admin rights.',
        seconds: 4,
      },
    ],
  },
  {
    id: 'end',
    picture: 'Two trains run out of the map. Pointwork.',
    captions: [{ text: 'Change here for every platform.', seconds: 4 }],
  },
] as const satisfies readonly FilmScene[];
