import { observePage } from './observe-page.ts';

const EVENTS = ['visit:start', 'visit:swap', 'visit:fail', 'visit:end'] as const;

/** Follows the events of the visits in one document, and records what must not happen. */
export class RaceRecorder {
  /** Violations of the rules. */
  readonly faults: string[] = [];
  /** `start /a`, `swap /a`, … */
  readonly story: string[] = [];
  swaps = 0;
  /** The path of the current visit; the newest one wins. */
  visiting: string | undefined;
  /** The path that failed and waits until the host can be reached. */
  wanted: string | undefined;
  hasFailed = false;
  #swapped = false;
  #hasStarted = false;

  /** @param atSwap is called at the very moment in which a page has been swapped in. */
  constructor(atSwap: (path: string, fault: (text: string) => void) => void) {
    const fault = (text: string) => this.faults.push(text);
    for (const type of EVENTS) {
      document.addEventListener(type, (event) => {
        const { path } = (event as CustomEvent<{ path: string }>).detail;
        this.story.push(`${type.slice(6)} ${path}`);
        this[type](path, fault);
        if (type === 'visit:swap') atSwap(path, fault);
      });
    }
  }

  'visit:start'(path: string): void {
    this.visiting = path;
    this.wanted = undefined;
    this.hasFailed = false;
    this.#swapped = false;
    this.#hasStarted = true;
  }

  'visit:swap'(path: string, fault: (text: string) => void): void {
    this.swaps++;
    // The error page of a first load needs no visit.
    if (!this.#hasStarted) return;
    if (this.visiting !== path)
      fault(`${path} was swapped in during the visit to ${this.visiting}`);
    if (this.#swapped) fault(`${path} was swapped in twice`);
    this.#swapped = true;
  }

  'visit:fail'(path: string, fault: (text: string) => void): void {
    this.hasFailed = true;
    if (!this.#hasStarted) return;
    if (this.visiting !== path) fault(`${path} failed during the visit to ${this.visiting}`);
    if (this.#swapped) fault(`${path} failed after it was shown`);
  }

  'visit:end'(path: string, fault: (text: string) => void): void {
    if (this.visiting !== path) fault(`${path} ended during the visit to ${this.visiting}`);
    this.wanted = observePage().notice.includes('The page opens') ? path : undefined;
    this.visiting = undefined;
  }
}
