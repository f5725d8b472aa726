import type { ContentKey, ContentType } from './content-key.js';
import type { ContentSection } from './content-section.js';
import type { HomePage } from './home-page.js';
import type { Policy, PolicyKind } from './policy.js';
import type { SiteTexts } from './site.js';
import type { WorkshopsPage } from './workshops-page.js';

/** A text of the site as the studio's editor shows it (specification 3, section 3), written by the studio or not. */
export interface AdminContentItem {
  /** `contentItemId` of section and key. */
  readonly id: string;
  readonly section: ContentSection;
  readonly key: string;
  readonly label: string;
  /** What is worth knowing before it is changed; may be empty. */
  readonly help: string;
  readonly type: ContentType;
  /** The value is a JSON list. */
  readonly isList: boolean;
  /** The value is the name of a stored picture. */
  readonly isPicture: boolean;
  readonly drawnAs: NonNullable<ContentKey['drawnAs']> | null;
  /** The path of the page that shows it. */
  readonly page: string;
  /** The id of the part of that page; null: its beginning. */
  readonly place: string | null;
  /** The studio's own; empty where the site's built-in text speaks. */
  readonly own: string;
  readonly builtIn: string;
  /** What the site says now. */
  readonly shown: string;
  readonly displayOrder: number;
  /** 0: nobody has ever written it. */
  readonly version: number;
  readonly updatedAt: string | null;
}

/** One change of a text. */
export interface ContentChangeView {
  readonly id: number;
  /** The version that it made. */
  readonly version: number;
  readonly before: string;
  readonly after: string;
  /** The admin's e-mail address; null when it was nobody of the back office. */
  readonly changedBy: string | null;
  readonly changedAt: string;
}

/** What the pages would show if something were saved as it stands in the editor. */
export interface ContentPreview {
  readonly home: HomePage;
  readonly workshopsPage: WorkshopsPage;
  readonly site: SiteTexts;
  readonly policies: Readonly<Record<PolicyKind, Policy>>;
}

export function contentItemId(section: ContentSection, key: string): string {
  return `${section}.${key}`;
}
