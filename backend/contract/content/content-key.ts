/** How the studio edits a value, and so how long it may be (specification 3, sections 3 and 5). */
export type ContentType = 'title' | 'description' | 'text' | 'html';

export const CONTENT_LIMITS: Record<ContentType, number> = {
  title: 100,
  description: 500,
  text: 5_000,
  html: 5_000,
};

/** A text of the site that the studio may write itself. */
export interface ContentKey {
  readonly type: ContentType;
  /** What the back office calls it. */
  readonly label: string;
  /** What the site says while the studio says nothing; empty only where a picture of the site's own stands. */
  readonly builtIn: string;
  /** The value is a JSON list. */
  readonly isList?: true;
}

export type ContentKeys<Name extends string = string> = Readonly<Record<Name, ContentKey>>;
