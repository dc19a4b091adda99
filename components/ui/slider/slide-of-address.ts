/**
 * The index of the slide that the address's fragment names, or that contains the element it names; -1 if there is none.
 */
export function slideOfAddress(slides: readonly HTMLElement[]): number {
  const target = document.getElementById(fragment());
  return slides.findIndex((slide) => slide.contains(target));
}

function fragment(): string {
  const { hash } = location;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
