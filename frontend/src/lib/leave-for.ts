/** Leaves the application for another page, such as the bank's. */
export function leaveFor(address: string): void {
  window.location.assign(address);
}

/** Starts the application anew: code that did not arrive is asked for again. */
export function reloadPage(): void {
  window.location.reload();
}
