import { CONTENT_LIMITS, type ContentTexts } from './content-key.js';
import type { ContentSection } from './content-section.js';

/** The texts that the studio wrote for one section of the site, by key. */
export type ContentEntries = ReadonlyMap<string, string>;

/** The studio's texts by section; a section without any may be absent. */
export type SiteEntries = ReadonlyMap<ContentSection, ContentEntries>;

/** The studio's text, cut to the maximum length; null when it is not a text or is empty. */
export function ownText(value: unknown, maxLength = CONTENT_LIMITS.text): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (text.length <= maxLength) return text === '' ? null : text;
  // Cuts no character in half.
  return `${text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** The texts of a section: for each key the studio's text if there is one, else the built-in one. */
export function spokenTexts<Name extends string>(
  keys: ContentTexts<Name>,
  entries: ContentEntries | undefined,
): (name: Name) => string {
  return (name) => ownText(entries?.get(name), CONTENT_LIMITS[keys[name].type]) ?? keys[name].builtIn;
}

/** Parses a JSON list; empty for anything else. */
export function ownList(value: string | undefined): readonly unknown[] {
  return readList(value) ?? [];
}

export function isList(value: string): boolean {
  return readList(value) !== null;
}

function readList(value: string | undefined): readonly unknown[] | null {
  try {
    const list: unknown = JSON.parse(value ?? '');
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}

/**
 * The name of a file, also from an address such as '/api/uploads/kupa.webp' or
 * '…serve_image.php?file=kupa.webp'.
 */
export function fileNameOf(value: unknown): string | null {
  return ownText(ownText(value)?.split(/[/=]/).at(-1));
}
