import { brandFile } from '../content/public-paths.js';
import { accentStyle } from './accent.js';
import type { LookView } from './studio-look.js';

/**
 * The studio's colour and icons in the head of a page. The style comes before everything that uses it, so that no
 * other colour is ever seen; the policy of the page must allow its hash.
 */
export function lookHead(look: LookView): string {
  return [
    `<style>${accentStyle(look.accent)}</style>`,
    `<link rel="icon" type="image/svg+xml" href="${brandFile('favicon', look)}" />`,
    `<link rel="apple-touch-icon" href="${brandFile('touchIcon', look)}" />`,
  ].join('\n');
}
