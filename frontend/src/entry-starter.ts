/** Where the server says which scripts belong to a page that it has drawn; the first is where all begins. */
const PAGE_CODE_ID = 'page-code';
/** What a visitor does first. This file stands alone, so that nothing has to be fetched for it. */
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'input', 'scroll', 'touchstart'];
/** What has come is painted first. */
const PAINT_MS = 1_000;
/** Whoever only reads sees the page come to life after this. */
const LONGEST_MS = 8_000;

const scripts = JSON.parse(document.getElementById(PAGE_CODE_ID)?.textContent ?? '[]') as string[];
const [entry] = scripts;

/** After all that is seen: then they are at hand when they are wanted. */
function fetchScripts(): void {
  for (const href of scripts.splice(0)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  }
}

/** As long as nobody does anything, a page that can be read has nothing for its scripts to do. */
function runScripts(): void {
  window.clearTimeout(timer);
  for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, runScripts);
  if (entry === undefined) return;
  fetchScripts();
  const stopNoting = () => document.removeEventListener('click', notePress, { capture: true });
  import(/* @vite-ignore */ entry).then(stopNoting, () => {
    stopNoting();
    document.querySelector<HTMLElement>('a[data-pressed]')?.click();
  });
}

/** Nothing answers yet: `lib/early-press.ts` finds what was pressed by its mark. A link that opens a dialog waits for it. */
function notePress(event: MouseEvent): void {
  const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
  for (const opener of document.querySelectorAll('[data-pressed]')) opener.removeAttribute('data-pressed');
  if (!(target instanceof Element) || metaKey || ctrlKey || shiftKey || altKey) return;
  const opener = target.closest('button, a[aria-haspopup=dialog]');
  opener?.setAttribute('data-pressed', '');
  if (opener?.localName === 'a') event.preventDefault();
}

/** Somebody has been here before: the cart in the bar is theirs. */
function isKnown(): boolean {
  try {
    return window.localStorage.length > 0;
  } catch {
    return false;
  }
}

/** Of `lib/member-mark.ts`. */
function isMember(): boolean {
  try {
    return window.localStorage.getItem('toprak.member') !== null;
  } catch {
    return false;
  }
}

// Before the first paint: the bar then says at once 'Giriş Yap' to whoever did not, and to nobody else.
if (!isMember()) document.documentElement.dataset['guest'] = '';

document.addEventListener('click', notePress, { capture: true });
for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, runScripts, { passive: true });
const timer = window.setTimeout(runScripts, LONGEST_MS);
const begin = isKnown() ? runScripts : () => window.setTimeout(fetchScripts, PAINT_MS);
if (document.readyState === 'complete') begin();
else window.addEventListener('load', begin, { once: true });
