/** The page in its browser. Called as methods, so that a test can watch them without leaving. */
export const browserPage = {
  /** Leaves the application for another page, such as the bank's. */
  leaveFor(address: string): void {
    window.location.assign(address);
  },

  /** Reloads the application, which requests missing code again. */
  reload(): void {
    window.location.reload();
  },

  /** Whether this page is what a reload brought. Browsers that cannot tell count as not reloaded. */
  wasReloaded(): boolean {
    const [entry] = window.performance.getEntriesByType('navigation');
    return entry !== undefined && 'type' in entry && entry.type === 'reload';
  },
};
