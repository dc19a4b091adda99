/** When the browser can fetch and hydrate an island. */
export const HYDRATE_TRIGGERS = ['load', 'idle', 'visible', 'interaction'] as const;

export type HydrateTrigger = (typeof HYDRATE_TRIGGERS)[number];
