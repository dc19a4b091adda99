/** When the browser can fetch and hydrate an island. */
export const HYDRATE_TRIGGERS = ['load', 'idle', 'visible', 'interaction'] as const;

export type HydrateTrigger = (typeof HYDRATE_TRIGGERS)[number];

/** For islands that do not say otherwise. */
export const DEFAULT_HYDRATE: HydrateTrigger = 'visible';
