// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { Race } from '../support/runtime/race.ts';
import { comeToRest, takeSteps } from '../support/runtime/race-steps.ts';

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
