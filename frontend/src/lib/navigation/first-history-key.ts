/**
 * Gives the first history entry a key of its own. The router calls every such entry 'default', so a page that is opened
 * later, such as after the bank, would get the scroll position of another one.
 */
export function setFirstHistoryKey(history: History = window.history): void {
  const state: unknown = history.state;
  const kept = typeof state === 'object' && state !== null ? state : {};
  if ('key' in kept) return;
  history.replaceState({ ...kept, key: `first-${Date.now().toString(36)}` }, '');
}
