/**
 * Runs in the page. Scrolls through it one screen at a time, as a reader does, so that everything in it starts, and
 * back to the top.
 */
export async function scrollThrough(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: 'instant' });
    await frame();
    await frame();
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await document.fonts.ready;
  // What is still left out of the layout has no true height yet.
  const parts = [...document.querySelectorAll('#page > *, #content + footer')];
  const isLeftOut = (part: Element) => getComputedStyle(part).contentVisibility !== 'visible';
  while (parts.some(isLeftOut)) await frame();
}
