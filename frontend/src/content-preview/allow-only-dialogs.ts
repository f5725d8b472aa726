/** Controls that open or close a dialog or unfold something, because dialogs contain texts too. */
const HARMLESS = '[aria-haspopup="dialog"], [aria-expanded], [role="dialog"] [aria-label="Kapat"]';

/**
 * Blocks every click in the preview that would buy, send or navigate; only controls that open more of the page work. All
 * other clicks are reported to `onPressed`.
 */
export function allowOnlyDialogs(page: Document, onPressed: (pressed: Element) => void): void {
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
