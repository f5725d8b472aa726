/** Set while a customer is signed in; `entry-starter.ts` reads it before the first paint. */
const SIGNED_IN_HINT = 'toprak.member';

/** The hint only decides how the bar looks before the session is loaded; the server decides who is signed in. */
export function storeSignedInHint(isSignedIn: boolean): void {
  try {
    if (isSignedIn) window.localStorage.setItem(SIGNED_IN_HINT, '1');
    else window.localStorage.removeItem(SIGNED_IN_HINT);
  } catch {
    return;
  }
}
