/** Milliseconds in which assistive technology presses what it has just focused. */
const JUST_NOW = 500;

/**
 * Tells whether a press on the button means on or off: the opposite of what was when the press began. The focus that
 * comes with a press stops the rotation, and must not turn "stop" into "start".
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
