/** What a visit tells the document, for tests and for people. */
export type VisitEvent = 'visit:start' | 'visit:swap' | 'visit:end' | 'visit:fail';

export interface VisitDetail {
  path: string;
  error?: Error;
}

export function tell(type: VisitEvent, detail: VisitDetail): void {
  document.dispatchEvent(new CustomEvent(type, { detail }));
}
