import { escapeHtml } from '../../platform/html/escape-html.js';
import { formatDateTime } from '../../../contract/common/dates.js';
import { DATA_WORDS } from './data-words.js';

type Fields = Readonly<Record<string, unknown>>;

const AN_INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#222}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem}dt{color:#555}dd{margin:0;overflow-wrap:anywhere}
section section,li{border-top:1px solid #ddd;padding:.75rem 0}ol{list-style:none;padding:0}
@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}`;

/** The export as a page that opens without the shop: no script, no picture, no address of ours. */
export function readablePage(title: string, data: Fields): string {
  const sections = Object.entries(data).map(([name, value]) => sectionOf(name, value));
  return `<!doctype html>
<html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><h1>${escapeHtml(title)}</h1>${sections.join('\n')}</body></html>`;
}

function sectionOf(name: string, value: unknown): string {
  return `<section><h2>${wordFor(name)}</h2>${shown(value)}</section>`;
}

function shown(value: unknown): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return '<p>Kayıt yok.</p>';
    return `<ol>${value.map((each: unknown) => `<li>${shown(each)}</li>`).join('')}</ol>`;
  }
  if (typeof value === 'object' && value !== null) return listOf(value as Fields);
  return `<span>${escapeHtml(wordsOf(value))}</span>`;
}

function listOf(fields: Fields): string {
  const rows = Object.entries(fields).map(
    ([name, value]) => `<dt>${wordFor(name)}</dt><dd>${shown(value)}</dd>`,
  );
  return `<dl>${rows.join('')}</dl>`;
}

function wordsOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Evet' : 'Hayır';
  if (typeof value === 'string') return AN_INSTANT.test(value) ? formatDateTime(value) : value;
  return JSON.stringify(value);
}

function wordFor(name: string): string {
  return escapeHtml(DATA_WORDS[name] ?? name);
}
