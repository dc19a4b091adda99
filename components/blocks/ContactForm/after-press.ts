/**
 * Runs `change` once no mouse button is down. If something moved under the pointer between press and release, the
 * browser would not fire a click; and pressing “Send” is exactly what takes the focus out of the last field.
 */
export function afterPress(change: () => void): void {
  if (
    !document.querySelector('button:active, label:active, input:active, textarea:active, a:active')
  )
    change();
  else document.addEventListener('mouseup', () => setTimeout(change), { once: true });
}
