/** Simulates that the visitor switches to another tab, and back. */
export const lookAway = (): void => show(false);
export const lookAtTab = (): void => show(true);

function show(isSeen: boolean): void {
  const own = (value: unknown) => ({ value, configurable: true });
  Object.defineProperty(document, 'hidden', own(!isSeen));
  Object.defineProperty(document, 'visibilityState', own(isSeen ? 'visible' : 'hidden'));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
