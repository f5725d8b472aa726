import { MAIN_CONTENT_ID } from './skip-link.js';

/** Moves the focus to the page's main part when the focused control has been removed. */
export function focusMain(): void {
  document.getElementById(MAIN_CONTENT_ID)?.focus({ preventScroll: true });
}
