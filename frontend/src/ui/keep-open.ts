/**
 * Keeps a dialog open when the focus passes through the page on its way into the dialog, and when another one closes
 * that was open before it.
 */
export function keepOpen(event: Event): void {
  event.preventDefault();
}
