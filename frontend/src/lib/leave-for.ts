/** Leaves the application for another page, such as the bank's. */
export function leaveFor(address: string): void {
  window.location.assign(address);
}

/** Reloads the application, which requests missing code again. */
export function reloadPage(): void {
  window.location.reload();
}
