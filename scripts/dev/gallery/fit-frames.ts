/** Runs in the gallery: makes each frame as high as its example, even while the frame is dragged to another width. */
for (const frame of document.querySelectorAll('iframe')) {
  const fit = () => {
    const page = frame.contentDocument?.documentElement;
    if (page) frame.height = String(Math.max(80, page.querySelector('main')?.scrollHeight ?? 0));
  };
  frame.addEventListener('load', fit);
  new ResizeObserver(fit).observe(frame);
}
