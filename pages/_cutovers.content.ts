/** All cloud cutovers since 2019, and the ones that missed their window: by number, with what happened and who paid. */
export const cutovers = {
  count: 41,
  late: [
    {
      number: 4,
      when: 'March 2020',
      text: 'Five hours over, because the export was twice the size we had measured: we charged nothing for that weekend, and have rehearsed every move in full since.',
    },
    {
      number: 17,
      when: 'September 2022',
      text: 'Rolled back at 03:00 on Sunday, because check 12 had failed: we moved two weeks later, at our own cost.',
    },
    {
      number: 32,
      when: 'June 2025',
      text: 'Two hours over, because a licence server was down and we had no way round it: the hours came off the bill.',
    },
  ],
} as const;
