/** The index of the slide that the fragment of the address names, or in which it names something; -1 for none. */
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
