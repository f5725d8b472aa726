/** The button that was pressed last; it may have been nothing but a drawing from the server then. */
let pressed: HTMLButtonElement | null = null;

/** From before anything on the page answers. On the way down: React lets nothing through that it cannot deal with yet. */
if (typeof document !== 'undefined') {
  const note = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  document.addEventListener('click', note, { capture: true, passive: true });
}

/** Once, for a part of the page that has just come to life. */
export function pressAgain(part: Element | null): void {
  if (pressed === null || part?.contains(pressed) !== true) return;
  const button = pressed;
  pressed = null;
  button.click();
}
