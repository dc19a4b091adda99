/** The three of 41 cutovers that ended outside their window: what happened, and who paid. */
export const missedWindows = [
  'In 2019 an export ran at half the speed of its rehearsal and we opened four hours late, on the same Sunday.',
  'In 2021 check 12 had not passed by 03:00. We rolled back, found a certificate that had expired on the Saturday, and moved two weeks later.',
  'In 2024 an app’s maker changed its import on the Friday afternoon. The rest opened on time, and that app on the Tuesday.',
] as const;
