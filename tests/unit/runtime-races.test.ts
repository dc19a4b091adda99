// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { lookAtPage } from '../support/page-look.ts';
import { Race } from '../support/race.ts';
import { PATHS, REDIRECTS } from '../support/race-site.ts';
import { comeToRest, takeSteps } from '../support/race-steps.ts';

const SEEDS = Array.from({ length: 2000 }, (_, index) => index + 1);

test.each(SEEDS)('races: seed %i', async (seed) => {
  const race = new Race(seed);
  await race.open();
  await takeSteps(race, 30);
  await comeToRest(race);
  const story = `\nseed ${seed}, base ${race.base}\n${race.log.join('\n')}\n`;
  expect(race.faults, story).toEqual([]);
});
void describe;
void PATHS;
void REDIRECTS;
void lookAtPage;
