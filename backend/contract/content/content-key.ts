/** The kind of editor for a value, which also limits its length (specification 3, sections 3 and 5). */
export type ContentType = 'title' | 'description' | 'text' | 'html';

export const CONTENT_LIMITS: Record<ContentType, number> = {
  title: 100,
  description: 500,
  text: 5_000,
  html: 5_000,
};

/** The transformation that the page applies to a text before showing it. */
type Drawing = 'phone' | 'email' | 'address' | 'step';

/** A text of the site that the studio may write. */
export interface ContentText {
  readonly type: ContentType;
  /** The name of the text in the back office. */
  readonly label: string;
  /** A hint for the editor. */
  readonly help?: string;
  /**
   * The text shown until the studio writes its own; empty only for pictures, where the site's own is shown.
   */
  readonly builtIn: string;
  /** The value is a JSON list. */
  readonly isList?: true;
  /** The value is the name of a stored picture. */
  readonly isPicture?: true;
  /** The error of a text that is too long, where it can be written longer elsewhere. */
  readonly tooLong?: 'contract_too_long_here';
  readonly drawnAs?: Drawing;
  /** The id of the text's part of the page, if it differs from that of its section. */
  readonly place?: string;
}

export type ContentTexts<Name extends string = string> = Readonly<Record<Name, ContentText>>;

/** A text together with its place on the site. */
export interface ContentKey extends Omit<ContentText, 'place'> {
  /** The path of the page. */
  readonly page: string;
  /** The id of the part of that page; null for its beginning. */
  readonly place: string | null;
}

export type ContentKeys = Readonly<Record<string, ContentKey>>;
