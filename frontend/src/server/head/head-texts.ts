import { SITE_NAME } from './page-head.js';

/** What search results show of a title and of a description before they cut it themselves. */
export const MAX_TITLE = 65;
export const MAX_DESCRIPTION = 160;

/** 'Benekli Kase – Toprak', like `useDocumentTitle`; a long name stands alone, cut at a word. */
export function pageTitle(name: string): string {
  const whole = `${oneLine(name)} – ${SITE_NAME}`;
  return whole.length <= MAX_TITLE ? whole : shortened(name, MAX_TITLE);
}

/** The first of the texts that says something, cut at a word. */
export function pageDescription(...texts: readonly string[]): string {
  return shortened(texts.find((text) => text.trim() !== '') ?? '', MAX_DESCRIPTION);
}

/** At most `max` characters in one line, cut between words where the text has any. */
export function shortened(text: string, max: number): string {
  const line = oneLine(text);
  if (line.length <= max) return line;
  const start = line.slice(0, max);
  const lastSpace = start.lastIndexOf(' ');
  // A word without end is cut, but not in the middle of a character.
  const kept =
    lastSpace > max / 2 ? start.slice(0, lastSpace) : start.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.replace(/[\s.,;:–-]+$/, '')}…`;
}

/** '640,00 TL' keeps its space that does not break. */
function oneLine(text: string): string {
  return text.replace(/[^\S\u00a0]+/g, ' ').trim();
}
