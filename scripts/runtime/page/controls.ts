import { ISLAND_TAG } from '../../shared/markers.ts';
import { pageElement } from './current-page.ts';

/** What is open, chosen, filled in and pressed on a page, by the key of the control. */
export type Controls = Readonly<Record<string, unknown>>;

/** The property in which each kind of control keeps what a visitor does with it. */
const KINDS = {
  open: 'details',
  selected: 'option',
  checked: '[type=checkbox],[type=radio]',
  value: 'textarea,input:not([type=checkbox],[type=radio])',
  ariaPressed: '[aria-pressed]',
} as const;

/** Secrets, what is not the visitor's, and, as browsers do, what a site asks not to be remembered. */
const NEVER_KEPT =
  'input:is([type=password],[type=file],[type=hidden],[type=submit],[type=button]),[autocomplete*=password],[autocomplete=off],[autocomplete=off] *';

interface Control {
  /** The id or, without one, the name and the place among the controls of its kind. */
  key: string;
  element: HTMLElement;
  property: string;
}

const findControls = (): Control[] =>
  Object.entries(KINDS).flatMap(([property, selector]) =>
    Array.from(pageElement().querySelectorAll<HTMLInputElement>(selector), (element, place) => ({
      key: element.id ? `#${element.id}` : `${property} ${element.name} ${place}`,
      element,
      property,
    })).filter(({ element }) => !element.matches(NEVER_KEPT)),
  );

export function readControls(): Controls {
  return Object.fromEntries(
    findControls().map(({ key, element, property }) => [key, Reflect.get(element, property)]),
  );
}

export function applyControls(controls: Controls): void {
  for (const { key, element, property } of findControls()) {
    const value = controls[key];
    if (value === undefined || value === Reflect.get(element, property)) continue;
    Reflect.set(element, property, value);
    // The attribute is for the styles; the island of the button has to be told, once it has been started.
    if (value === 'true' && element.closest(ISLAND_TAG)) queueMicrotask(() => element.click());
  }
}
