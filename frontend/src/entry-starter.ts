/** Where the server says which scripts belong to a page that it has drawn; the first is where all begins. */
const PAGE_CODE_ID = 'page-code';
/** A picture that never comes must not keep the page from coming to life. */
const LONGEST_MS = 4_000;
/** What a visitor does first. This file stands alone, so that nothing has to be fetched for it. */
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'];

/** Brings the scripts of a page that can be read already: what is seen goes first, unless somebody does anything. */
function bringScripts(): void {
  window.clearTimeout(timer);
  for (const sign of ['load', ...SIGNS_OF_LIFE]) window.removeEventListener(sign, bringScripts);
  const [entry, ...others] = JSON.parse(
    document.getElementById(PAGE_CODE_ID)?.textContent ?? '[]',
  ) as string[];
  for (const href of others) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  }
  if (entry === undefined) return;
  const stopNoting = () => document.removeEventListener('click', notePress, { capture: true });
  import(/* @vite-ignore */ entry).then(stopNoting, stopNoting);
}

/** Nothing answers yet: `lib/early-press.ts` finds the button by its mark. */
function notePress({ target }: Event): void {
  for (const button of document.querySelectorAll('[data-pressed]')) button.removeAttribute('data-pressed');
  if (target instanceof Element) target.closest('button')?.setAttribute('data-pressed', '');
}

document.addEventListener('click', notePress, { capture: true, passive: true });
const timer = window.setTimeout(bringScripts, LONGEST_MS);
if (document.readyState === 'complete') bringScripts();
else {
  for (const sign of ['load', ...SIGNS_OF_LIFE]) {
    window.addEventListener(sign, bringScripts, { passive: true });
  }
}
