import type { IslandState } from '../../shared/markers.ts';

/** The exports of an island's script: a function that hydrates it; see hydrateIsland. It never rejects. */
export interface IslandScript {
  default: (island: WaitingIsland) => Promise<void>;
}

export interface WaitingIsland {
  element: HTMLElement;
  /** Aborted when the island is to end. */
  signal: AbortSignal;
  /** Says what has become of it. @param error why it has failed. */
  setState: (state: IslandState, error?: unknown) => void;
  /** What is to be replayed when it is hydrated: the last event of each type. */
  recorded: Map<string, RecordedEvent>;
}

export interface RecordedEvent {
  event: Event;
  /** Where it is to be replayed. */
  target: EventTarget | null | undefined;
  /** The element that was used, and those around it. */
  path: readonly EventTarget[];
  /** All elements of the island at that time. */
  elements: readonly Element[];
}
