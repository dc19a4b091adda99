/** Events that a visit dispatches on the document, for tests and for other scripts. */
export type VisitEvent = 'visit:start' | 'visit:swap' | 'visit:end' | 'visit:fail';

export interface VisitDetail {
  path: string;
  error?: Error;
}

export function emit(type: VisitEvent, detail: VisitDetail): void {
  document.dispatchEvent(new CustomEvent(type, { detail }));
}
