/** How Chrome, Firefox, Safari and the bundler say that a file of the application did not arrive. */
const UNLOADED_CODE = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Nothing is wrong with the page: its code, or anything else, could not be fetched. */
export function isOutOfReach(error: unknown): boolean {
  return !navigator.onLine || (error instanceof Error && UNLOADED_CODE.test(error.message));
}
