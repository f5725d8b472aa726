import { browserPage } from '../navigation/browser-page.js';

/** The messages of Chrome, Firefox, Safari and the bundler when a file of the application cannot be loaded. */
const UNLOADED_CODE = /dynamically imported|module script failed|preload css/i;

const RELOADED_AT = 'toprak.begunAnew';
/** A reload that did not help is not repeated within this time. */
const PAUSE_MS = 60_000;

/** Why a page, or a part of it, could not be shown. */
export type LoadFailure = 'fault' | 'connection' | 'newVersion';

/**
 * Finds out why something failed to load. Code that is missing although the server answers belongs to an old version;
 * then the page reloads, unless the visitor would lose something.
 */
export async function diagnoseLoadFailure(error: unknown): Promise<LoadFailure> {
  if (!navigator.onLine) return 'connection';
  if (!(error instanceof Error && UNLOADED_CODE.test(error.message))) return 'fault';
  try {
    await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(5_000) });
  } catch {
    return 'connection';
  }
  reloadOnce();
  return 'newVersion';
}

/** Reloads the page, unless the visitor would lose something. */
export function reloadSafely(): void {
  if (!wouldLoseSomething()) browserPage.reload();
}

/** The same, but not twice within a minute: a new version that lacks the code as well would be loaded without end. */
function reloadOnce(): void {
  if (wouldLoseSomething()) return;
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT));
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    if (Date.now() - last > PAUSE_MS) browserPage.reload();
  } catch {
    // Without storage the page could reload without end.
  }
}

function wouldLoseSomething(): boolean {
  // A screen with unsaved changes cancels the event, as when the page is left.
  return hasTypedText() || !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** True when a text field holds typed text, also in forms that do not warn before leaving. */
function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'textarea,input:not([type=radio],[type=checkbox],[type=hidden])',
  );
  return [...fields].some(({ value }) => value !== '');
}
