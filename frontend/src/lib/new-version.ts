import { reloadPage } from './leave-for.js';

/** How Chrome, Firefox, Safari and the bundler say that a file of the application did not arrive. */
const UNLOADED_CODE = /dynamically imported|module script failed|preload css/i;

const BEGUN_ANEW = 'toprak.begunAnew';
/** What does not help is not tried again and again. */
const PAUSE_MS = 60_000;

/** What kept a page, or a part of it, from being shown. */
export type Obstacle = 'fault' | 'connection' | 'newVersion';

/**
 * Code that did not arrive although something answers is of a version that is no more: then the page begins anew by
 * itself, where nothing is lost with it.
 */
export async function findObstacle(error: unknown): Promise<Obstacle> {
  if (!navigator.onLine) return 'connection';
  if (!(error instanceof Error && UNLOADED_CODE.test(error.message))) return 'fault';
  try {
    await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(5_000) });
  } catch {
    return 'connection';
  }
  beginAnew();
  return 'newVersion';
}

/** By itself: once, and not over what somebody would lose. */
export function beginAnew(): void {
  // Whoever would lose something says so, as when the page is left.
  if (isTyped() || !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))) return;
  try {
    const last = Number(sessionStorage.getItem(BEGUN_ANEW));
    sessionStorage.setItem(BEGUN_ANEW, String(Date.now()));
    if (Date.now() - last > PAUSE_MS) reloadPage();
  } catch {
    // Where nothing can be noted down it would begin anew without end.
  }
}

/** In a form that would not ask. */
function isTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'textarea,input:not([type=radio],[type=checkbox],[type=hidden])',
  );
  return [...fields].some(({ value }) => value !== '');
}
