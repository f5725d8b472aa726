import type { AdminContentItem } from '@contract/content/admin-content.views.js';
import { CONTENT_LIMITS } from '@contract/content/content-key.js';
import { isList } from '@contract/content/content-values.js';
import { NO_PICTURE } from './content.texts.js';
import { readRows, type Rows } from './list-rows.js';
import { numberText } from '../lib/number-text.js';

/** What editing begins with: the studio's text, else what the site says in its place. */
export function startOf({ own, shown }: AdminContentItem): string {
  return own === '' ? shown : own;
}

/** An emptied text goes back to the built-in one, which is no change where that speaks already. */
export function isChanged(item: AdminContentItem, value: string): boolean {
  const wanted = value.trim();
  if (wanted === '') return item.own !== '';
  return wanted !== startOf(item).trim();
}

export function counterOf({ type }: AdminContentItem, value: string): string {
  return `${numberText(value.trim().length)} / ${numberText(CONTENT_LIMITS[type])}`;
}

/** What keeps a value from being saved, in words. */
export function problemOf(item: AdminContentItem, value: string): string | undefined {
  const text = value.trim();
  const max = CONTENT_LIMITS[item.type];
  if (text.length > max) return `En fazla ${numberText(max)} karakter olabilir; lütfen kısaltın.`;
  if (item.isList && text !== '' && !isList(text)) return 'Bu alan bir liste olmalıdır.';
  return undefined;
}

/** As somebody reads it: without tags, brackets and quotes. */
export function readable(item: AdminContentItem, value: string): string {
  if (item.isPicture) return value === '' ? NO_PICTURE : value;
  if (item.type === 'html') return readableHtml(value);
  const rows = item.isList ? readRows(value) : null;
  return rows === null ? value : readableRows(rows);
}

function readableRows(list: Rows): string {
  return list.kind === 'texts'
    ? list.rows.map((row) => `• ${row}`).join('\n')
    : list.rows.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n');
}

function readableHtml(html: string): string {
  const lines = html.replace(/<(?:\/(?:p|h[2-4]|li|tr|blockquote|pre)|br ?\/?)>/g, '$&\n');
  // Nothing in a parsed document runs or is fetched.
  return new DOMParser().parseFromString(lines, 'text/html').body.textContent.trim();
}
