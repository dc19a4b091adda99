import type { HydrateTrigger } from './contracts.ts';

/** Every HydrateTrigger. From a record, so that the compiler finds one that is missing. */
export const HYDRATE_TRIGGERS = Object.keys({
  load: true,
  idle: true,
  visible: true,
  interaction: true,
} satisfies Record<HydrateTrigger, true>);
