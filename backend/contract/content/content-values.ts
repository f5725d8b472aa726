/** What the studio wrote for a section of the site, by key. */
export type ContentEntries = ReadonlyMap<string, string>;

/** The longest text the back office lets the studio save. */
const MAX_TEXT_LENGTH = 5_000;

/** The studio's text; null for whatever says nothing. */
export function ownText(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (text.length <= MAX_TEXT_LENGTH) return text === '' ? null : text;
  // Not in the middle of a character.
  return `${text.slice(0, MAX_TEXT_LENGTH).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** A value that holds a JSON list; empty when it holds anything else. */
export function ownList(value: string | undefined): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(value ?? '');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
