/** A dialog keeps the focus by itself; on its way in the focus passes the page once, which is no wish to leave. */
export function keepOpen(event: Event): void {
  event.preventDefault();
}
