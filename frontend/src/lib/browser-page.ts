/** The ways out of the application. Called as methods, so that a test can watch them without leaving. */
export const browserPage = {
  /** Leaves the application for another page, such as the bank's. */
  leaveFor(address: string): void {
    window.location.assign(address);
  },

  /** Reloads the application, which requests missing code again. */
  reload(): void {
    window.location.reload();
  },
};
