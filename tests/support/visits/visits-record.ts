/** What has happened in a document since it was loaded. */
export interface VisitsRecord {
  /** `start /long`, `swap /long`, `end /long`, `fail /long: the reason`, in order. */
  events: string[];
  /** How many visits have ended. */
  ends: number;
  /** Announcements of the live region, in order. */
  announced: string[];
  /** Values of `html[data-progress]`, in order. */
  progress: string[];
}

declare global {
  interface Window {
    visits: VisitsRecord;
  }
}

/** Runs in the browser before all scripts of a document: records its visits in `window.visits`. */
export function recordVisits(): void {
  const record: VisitsRecord = { events: [], ends: 0, announced: [], progress: [] };
  window.visits = record;
  for (const type of ['start', 'swap', 'end', 'fail']) {
    document.addEventListener(`visit:${type}`, (event) => {
      const { path, error } = (event as CustomEvent<{ path: string; error?: Error }>).detail;
      record.events.push(`${type} ${path}${error ? `: ${error.message}` : ''}`);
      if (type === 'end') record.ends += 1;
    });
  }
  const observer = new MutationObserver((mutations) => {
    for (const { target, type, addedNodes } of mutations) {
      if (!(target instanceof HTMLElement)) continue;
      if (type === 'attributes') {
        const { progress } = target.dataset;
        if (progress && progress !== record.progress.at(-1)) record.progress.push(progress);
      } else if (target.matches('[role=status]') && addedNodes.length > 0) {
        record.announced.push(target.textContent);
      }
    }
  });
  observer.observe(document, {
    attributeFilter: ['data-progress'],
    childList: true,
    subtree: true,
  });
}
