/** Assistive technology presses a button within this many milliseconds of focusing it. */
const JUST_NOW = 500;

/**
 * Tells whether a press on the button means start or stop: the opposite of the state when the press began. The focus
 * that comes with a press stops the rotation, and must not turn “stop” into “start”.
 */
export function attachRotationButton(
  button: HTMLElement,
  isOn: () => boolean,
  press: (isOn: boolean) => void,
  signal: AbortSignal,
): void {
  let before: { wasOn: boolean; until: number } | undefined;
  const listen = (type: string, listener: (event: Event) => void) =>
    button.addEventListener(type, listener, { signal });

  listen('pointerdown', () => {
    before = { wasOn: isOn(), until: Number.POSITIVE_INFINITY };
  });
  listen('focus', ({ timeStamp }) => {
    before ??= { wasOn: isOn(), until: timeStamp + JUST_NOW };
  });
  listen('keydown', () => {
    before = undefined;
  });
  listen('click', ({ timeStamp }) => {
    const wasOn = before && timeStamp < before.until ? before.wasOn : isOn();
    before = undefined;
    press(!wasOn);
  });
}
