// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { Race } from '../../../support/runtime/race.ts';
import { comeToRest, takeSteps } from '../../../support/runtime/race-steps.ts';

/*
 * The runtime runs in happy-dom, in a simulated tab (FakeTab) and network (FakeNetwork), on a small site (raceSite). At
 * each step, race-steps picks what happens next: the visitor clicks or goes back, a response arrives or fails, time
 * passes, the connection is lost. After the last step everything comes to rest; then what is shown is compared with what
 * the visitor asked for last.
 *
 * All chance comes from the seed. To replay a failure, put its seed alone into SEEDS; the message lists what happened.
 */
const SEEDS = Array.from({ length: 150 }, (_, index) => index + 1);
const STEPS = 30;

test.each(SEEDS)(
  'in whatever order responses arrive, the newest visit wins: seed %i',
  async (seed) => {
    const race = new Race(seed);
    await race.open();
    await takeSteps(race, STEPS);
    await comeToRest(race);

    const story = [`Seed ${seed}, base ${race.base}`, ...race.log].join('\n');
    expect(race.faults, story).toEqual([]);
  },
);
