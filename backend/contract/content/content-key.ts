/** How the studio edits a value, and so how long it may be (specification 3, sections 3 and 5). */
export type ContentType = 'title' | 'description' | 'text' | 'html';

export const CONTENT_LIMITS: Record<ContentType, number> = {
  title: 100,
  description: 500,
  text: 5_000,
  html: 5_000,
};

/** What the page makes of a text before it shows it. */
type Drawing = 'phone' | 'email' | 'address' | 'step';

/** A text of the site that the studio may write itself. */
export interface ContentText {
  readonly type: ContentType;
  /** What the back office calls it. */
  readonly label: string;
  /** What is worth knowing before it is changed. */
  readonly help?: string;
  /** What the site says while the studio says nothing; empty only where a picture of the site's own stands. */
  readonly builtIn: string;
  /** The value is a JSON list. */
  readonly isList?: true;
  /** The value is the name of a stored picture. */
  readonly isPicture?: true;
  readonly drawnAs?: Drawing;
  /** The id of the part of its page that it stands in, where that is another than its section's. */
  readonly place?: string;
}

export type ContentTexts<Name extends string = string> = Readonly<Record<Name, ContentText>>;

/** With where the shop shows it. */
export interface ContentKey extends Omit<ContentText, 'place'> {
  /** The path of the page. */
  readonly page: string;
  /** The id of the part of that page; null: its beginning. */
  readonly place: string | null;
}

export type ContentKeys = Readonly<Record<string, ContentKey>>;
