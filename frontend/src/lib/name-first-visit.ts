/**
 * Gives the page that was opened first a history key of its own. The router calls every such page 'default', so
 * that a page opened later, as after the bank, would be scrolled to where another one stood.
 */
export function nameFirstVisit(history: History = window.history): void {
  const state: unknown = history.state;
  const kept = typeof state === 'object' && state !== null ? state : {};
  if ('key' in kept) return;
  history.replaceState({ ...kept, key: `first-${Date.now().toString(36)}` }, '');
}
