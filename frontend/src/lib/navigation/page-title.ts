/** Search results cut a title after about this many characters. */
export const MAX_TITLE = 65;

/** Returns 'Toprak – Üsküdar’da seramik atölyesi', the title of the home page. */
export function homeTitle({ name, tagline }: { readonly name: string; readonly tagline: string }): string {
  return [name, tagline].filter((part) => part !== '').join(' – ');
}

/**
 * Returns 'Benekli Kase – Toprak', the same on the server and in the tab. A long name stands alone, cut at a word; so
 * does a name on a page that does not know the studio's.
 */
export function pageTitle(name: string, studioName: string): string {
  const whole = [oneLine(name), studioName].filter((part) => part !== '').join(' – ');
  return whole.length <= MAX_TITLE ? whole : shortened(name, MAX_TITLE);
}

/** The name of the page with all pieces, of one of its categories, and of its further pages. */
export const SHELF_NAME = 'Bütün raf';

export function shelfTitle(category: string | null, page: number): string {
  const name = category ?? SHELF_NAME;
  return page === 1 ? name : `${name}, ${page}. sayfa`;
}

/** Shortens a text to `max` characters in one line, between words if possible. */
export function shortened(text: string, max: number): string {
  const line = oneLine(text);
  if (line.length <= max) return line;
  const start = line.slice(0, max);
  const lastSpace = start.lastIndexOf(' ');
  // A single long word is cut, but not within a character.
  const kept =
    lastSpace > max / 2 ? start.slice(0, lastSpace) : start.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.replace(/[\s.,;:–-]+$/, '')}…`;
}

/** Joins lines, but keeps the non-breaking space of '640,00 TL'. */
function oneLine(text: string): string {
  return text.replace(/[^\S\u00a0]+/g, ' ').trim();
}
