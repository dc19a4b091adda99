/** All cutovers to Atlassian Cloud since 2019, and the ones that missed their window: by number, with what happened. */
export const cutovers = {
  count: 41,
  ends: ['2019', '2026'],
  late: [
    {
      number: 4,
      when: 'March 2020',
      text: 'The export was twice as big as we had measured, and we ran five hours over. We charged nothing for that weekend, and have rehearsed every move in full since.',
    },
    {
      number: 17,
      when: 'September 2022',
      text: 'A check of the moved data failed, so we rolled back at 03:00 on Sunday and moved two weeks later, at our own cost.',
    },
    {
      number: 32,
      when: 'June 2025',
      text: 'Our import tool’s licence server was down for two hours and we had no way round it, so we took £450 off the price.',
    },
  ],
} as const;
