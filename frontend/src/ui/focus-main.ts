import { MAIN_CONTENT_ID } from './skip-link.js';

/** For whoever moves with the keyboard, when the control they used is gone with what it did. */
export function focusMain(): void {
  document.getElementById(MAIN_CONTENT_ID)?.focus({ preventScroll: true });
}
