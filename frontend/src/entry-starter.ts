/** The element in which the server lists the scripts of a page; the first one is the entry. */
const PAGE_CODE_ID = 'page-code';
/** The same events as in `lib/rendering/first-interaction.ts`. This file imports nothing, so that it needs no further request. */
const FIRST_INTERACTIONS = ['pointerdown', 'pointermove', 'keydown', 'input', 'scroll', 'touchstart'];
/** The browser gets this time to paint before scripts are fetched. */
const PAINT_MS = 1_000;
/** The scripts run after this time even when the visitor only reads. */
const LONGEST_MS = 8_000;

const scripts = JSON.parse(document.getElementById(PAGE_CODE_ID)?.textContent ?? '[]') as string[];
const [entry] = scripts;
const presses: (HTMLElement | null)[] = [];
window.earlyPresses = presses;

/** Preloads the scripts after everything visible has loaded, so that they are there when they are needed. */
function fetchScripts(): void {
  for (const href of scripts.splice(0)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  }
}

/** Runs the scripts at the first interaction; a page that is only read does not need them. */
function runScripts(): void {
  window.clearTimeout(timer);
  for (const sign of FIRST_INTERACTIONS) window.removeEventListener(sign, runScripts);
  if (entry === undefined) return;
  fetchScripts();
  const stopNoting = () => document.removeEventListener('click', rememberPress, { capture: true });
  import(/* @vite-ignore */ entry).then(stopNoting, () => {
    stopNoting();
    const pressed = presses.at(-1);
    if (pressed?.localName === 'a') pressed.click();
  });
}

/** Notes what was pressed, so that `lib/rendering/event-replay.ts` can replay it. A link that opens a dialog is not followed. */
function rememberPress(event: MouseEvent): void {
  const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (!(target instanceof Element) || metaKey || ctrlKey || shiftKey || altKey) return;
  const opener = target.closest<HTMLElement>('button, a[aria-haspopup=dialog]');
  presses.push(opener);
  if (opener?.localName === 'a') event.preventDefault();
}

/** A returning visitor may have a cart, whose count the bar shows. */
function isReturningVisitor(): boolean {
  try {
    return window.localStorage.length > 0;
  } catch {
    return false;
  }
}

/** Reads the hint that `lib/account/signed-in-hint.ts` stores. */
function wasSignedIn(): boolean {
  try {
    return window.localStorage.getItem('toprak.member') !== null;
  } catch {
    return false;
  }
}

// Set before the first paint, so that the bar shows 'Giriş Yap' at once to visitors who are not signed in.
if (!wasSignedIn()) document.documentElement.dataset['guest'] = '';

document.addEventListener('click', rememberPress, { capture: true });
for (const sign of FIRST_INTERACTIONS) window.addEventListener(sign, runScripts, { passive: true });
const timer = window.setTimeout(runScripts, LONGEST_MS);
const begin = isReturningVisitor() ? runScripts : () => window.setTimeout(fetchScripts, PAINT_MS);
if (document.readyState === 'complete') begin();
else window.addEventListener('load', begin, { once: true });
