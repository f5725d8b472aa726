import { plainText, safeHtml } from '../platform/html/safe-html.js';

/**
 * Sanitising may lengthen a text beyond its limit when written; a still longer one did not come from the
 * editor.
 */
const MAX_LENGTH = 50_000;

/** The studio's formatted text, sanitised; null when it is empty. */
export function studioHtml(value: string | undefined): string | null {
  if (value === undefined || value.length > MAX_LENGTH) return null;
  const html = safeHtml(value).trim();
  return plainText(html) === '' ? null : html;
}
