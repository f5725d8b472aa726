/** Keeps a dialog open when the focus passes through the page on its way into the dialog. */
export function keepOpen(event: Event): void {
  event.preventDefault();
}
