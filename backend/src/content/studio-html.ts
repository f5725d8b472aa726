import { plainText, safeHtml } from '../platform/html/safe-html.js';

/** Cleaning may lengthen what was within the limit when it was written; what is longer than this came another way. */
const MAX_LENGTH = 50_000;

/** A formatted text of the studio, cleaned so that it is safe to show; null when it is empty. */
export function studioHtml(value: string | undefined): string | null {
  if (value === undefined || value.length > MAX_LENGTH) return null;
  const html = safeHtml(value).trim();
  return plainText(html) === '' ? null : html;
}
