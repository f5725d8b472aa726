/** A typed text: its paragraphs, each of lines. */
type TypedText = readonly (readonly string[])[];

export interface StudioLetterPayloads {
  /** What the studio writes to customers, because of what they bought or booked. */
  'studio-letter': StudioLetterFacts;
  /** An advertisement: only to whoever agreed. */
  'studio-promotion': StudioLetterFacts;
  /** An advertisement with a body of its own. */
  'bulk-mail': BulkMailFacts;
  /** To whoever an admin names, to see how a letter arrives. */
  'test-mail': BulkMailFacts;
}

/** Queued rows name only their letter, and are told this when they leave. */
export interface BulkMailFacts {
  readonly subject: string;
  /** As the studio wrote it; cleaned where it is rendered. */
  readonly html: string;
}

export interface StudioLetterFacts {
  readonly subject: string;
  readonly paragraphs: TypedText;
}

/** The studio's own words to whoever asked for something. */
export interface StudioAnswerFacts extends StudioLetterFacts {
  /** What they had asked, so that they know what this is about. */
  readonly asked: TypedText;
}
