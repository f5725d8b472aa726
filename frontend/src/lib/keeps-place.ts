/** Navigation state of a change of path that is no new page to the eye: the visitor stays where they are. */
export const KEEPS_PLACE = { keepsPlace: true } as const;

export function keepsPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsPlace' in state;
}
