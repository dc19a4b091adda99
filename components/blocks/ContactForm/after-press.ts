/**
 * Runs `change` once no button of the mouse is down: what moves under a pointer between press and release is not
 * clicked, and a press on the button that sends is what takes the focus out of the last field.
 */
export function afterPress(change: () => void): void {
  if (
    !document.querySelector('button:active, label:active, input:active, textarea:active, a:active')
  )
    change();
  else document.addEventListener('mouseup', () => setTimeout(change), { once: true });
}
