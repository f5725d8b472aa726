/** Navigation state for a new path that looks like the same page, so the scroll position stays. */
export const KEEP_SCROLL = { keepsScroll: true } as const;

export function keepsScroll(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsScroll' in state;
}
