import { ISLAND_TAG, PAGE_ID } from '../../shared/markers.ts';

/** What is open, chosen, filled in and pressed on a page: the properties of each control, by its key. */
export type Controls = Readonly<Record<string, readonly unknown[]>>;

type Control = HTMLDetailsElement & HTMLOptionElement & HTMLInputElement;

const KINDS = ['details', 'option', 'textarea', 'input', 'button'];

/** What a visitor changes of a control. */
const PROPERTIES = ['open', 'selected', 'checked', 'value', 'ariaPressed'] as const;

/** Matches secrets, what is not the visitor's, and, as in browsers, what a site asks not to be remembered. */
const NEVER_KEPT =
  '[type=password],[type=file],[type=hidden],[autocomplete*=password],[autocomplete=off],[autocomplete=off] *';

/** The controls of the page by their id or, without one, by their name and their place among those of their kind. */
const findControls = () =>
  KINDS.flatMap((kind) =>
    Array.from(
      document.querySelectorAll<Control>(`#${PAGE_ID} ${kind}:not(${NEVER_KEPT})`),
      (control, place) => [control.id || `${kind} ${control.name} ${place}`, control] as const,
    ),
  );

export function readControls(): Controls {
  return Object.fromEntries(
    findControls().map(([key, control]) => [key, PROPERTIES.map((name) => control[name])]),
  );
}

export function applyControls(controls: Controls): void {
  for (const [key, control] of findControls()) {
    for (const [index, name] of PROPERTIES.entries()) {
      // Stored, what is undefined becomes null.
      const value = controls[key]?.[index] ?? control[name];
      if (value === control[name]) continue;
      Object.assign(control, { [name]: value });
      // The attribute is for the styles; the island of the button has to be told, once it has been started.
      const isPressed = name === 'ariaPressed' && value === 'true';
      if (isPressed && control.closest(ISLAND_TAG)) queueMicrotask(() => control.click());
    }
  }
}
