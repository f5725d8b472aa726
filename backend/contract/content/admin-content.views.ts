import type { ContentKey, ContentType } from './content-key.js';
import type { ContentSection } from './content-section.js';
import type { HomePage } from './home-page.js';
import type { Policy, PolicyKind } from './policy.js';
import type { SiteTexts } from './site.js';
import type { WorkshopsPage } from './workshops-page.js';

/**
 * A text of the site in the studio's editor (specification 3, section 3), whether the studio has written it
 * or not.
 */
export interface AdminContentItem {
  /** The result of `contentItemId` for section and key. */
  readonly id: string;
  readonly section: ContentSection;
  readonly key: string;
  readonly label: string;
  /** A hint for the editor; may be empty. */
  readonly help: string;
  readonly type: ContentType;
  /** The value is a JSON list. */
  readonly isList: boolean;
  /** The value is the name of a stored picture. */
  readonly isPicture: boolean;
  readonly drawnAs: NonNullable<ContentKey['drawnAs']> | null;
  /** The path of the page that shows it. */
  readonly page: string;
  /** The id of the part of that page; null for its beginning. */
  readonly place: string | null;
  /** The studio's own text; empty while the built-in one is shown. */
  readonly own: string;
  readonly builtIn: string;
  /** The text that the site shows now. */
  readonly shown: string;
  readonly displayOrder: number;
  /** 0 when the studio has never written this text. */
  readonly version: number;
  readonly updatedAt: string | null;
}

/** A change of a text. */
export interface ContentChangeView {
  readonly id: number;
  /** The version after the change. */
  readonly version: number;
  readonly before: string;
  readonly after: string;
  /** The admin's name, or the address of one who has left; null when no admin made the change. */
  readonly changedBy: string | null;
  readonly changedAt: string;
}

/** The pages as they would be if the texts in the editor were saved. */
export interface ContentPreview {
  readonly home: HomePage;
  readonly workshopsPage: WorkshopsPage;
  readonly site: SiteTexts;
  readonly policies: Readonly<Record<PolicyKind, Policy>>;
}

export function contentItemId(section: ContentSection, key: string): string {
  return `${section}.${key}`;
}
