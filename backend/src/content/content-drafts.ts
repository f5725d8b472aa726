import type { ContentSection } from '../../contract/content/content-section.js';
import type { SiteEntries } from '../../contract/content/content-values.js';

export interface ContentDraft {
  readonly section: ContentSection;
  readonly key: string;
  readonly value: string;
}

/** The stored texts with an unsaved draft in place of its text; unchanged when `draft` is null. */
export function withDraft(entries: SiteEntries, draft: ContentDraft | null): SiteEntries {
  if (draft === null) return entries;
  const { section, key, value } = draft;
  return new Map(entries).set(section, new Map(entries.get(section)).set(key, value));
}
