import type { AdminContentItem } from '@contract/content/admin-content.views.js';
import { CONTENT_LIMITS } from '@contract/content/content-key.js';
import { isList } from '@contract/content/content-values.js';
import { NO_PICTURE } from './content.texts.js';
import { readRows, type Rows } from './list-rows.js';
import { formatNumber } from '../lib/format-number.js';

/** Returns the text to start editing from: the studio's own, or the one that the site shows instead. */
export function startOf({ own, shown }: AdminContentItem): string {
  return own === '' ? shown : own;
}

/** Emptying a text restores the built-in one, which is no change when that is in use already. */
export function isChanged(item: AdminContentItem, value: string): boolean {
  const wanted = value.trim();
  if (wanted === '') return item.own !== '';
  return wanted !== startOf(item).trim();
}

export function counterOf({ type }: AdminContentItem, value: string): string {
  return `${formatNumber(value.trim().length)} / ${formatNumber(CONTENT_LIMITS[type])}`;
}

/** Says why a value cannot be saved. */
export function problemOf(item: AdminContentItem, value: string): string | undefined {
  const text = value.trim();
  const max = CONTENT_LIMITS[item.type];
  if (text.length > max) return `En fazla ${formatNumber(max)} karakter olabilir; lütfen kısaltın.`;
  if (item.isList && text !== '' && !isList(text)) return 'Bu alan bir liste olmalıdır.';
  return undefined;
}

/** Returns the value as readers see it: without tags, brackets and quotes. */
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
  // A parsed document neither runs scripts nor loads anything.
  return new DOMParser().parseFromString(lines, 'text/html').body.textContent.trim();
}
