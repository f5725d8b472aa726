/** Opens a window of the page, closes it, or unfolds something: texts stand there too. */
const HARMLESS = '[aria-haspopup="dialog"], [aria-expanded], [role="dialog"] [aria-label="Kapat"]';

/**
 * In a preview nothing is bought, sent or left: only what shows more of the page can be pressed. All else is told to
 * `onPressed`.
 */
export function pressOnlyWindows(page: Document, onPressed: (pressed: Element) => void): void {
  const refuse = (event: Event) => {
    const isHarmless = event.target instanceof Element && event.target.closest(HARMLESS) !== null;
    if (event.type === 'click' && isHarmless) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click' && event.target instanceof Element) onPressed(event.target);
  };
  for (const kind of ['click', 'auxclick', 'submit', 'dragstart']) {
    page.addEventListener(kind, refuse, { capture: true });
  }
}
