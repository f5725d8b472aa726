/** A typed text as paragraphs of lines. */
type TypedText = readonly (readonly string[])[];

export interface StudioMailPayloads {
  /** A message of the studio to customers about what they bought or booked. */
  'studio-message': StudioMessageFacts;
  /** An advertisement, sent only with consent. */
  'studio-promotion': StudioMessageFacts;
  /** An advertisement with an HTML body of its own. */
  'bulk-mail': BulkMailFacts;
  /** A bulk mail to a single address that an admin names, as a test. */
  'test-mail': WrittenMailFacts;
}

export interface WrittenMailFacts {
  readonly subject: string;
  /** As the studio wrote it; sanitised when it is rendered. */
  readonly html: string;
}

/** Queued rows hold only the name; the text is added from the campaign when the mail is sent. */
export interface BulkMailFacts extends WrittenMailFacts {
  /** Empty when it is not known. */
  readonly firstName: string;
}

export interface StudioMessageFacts {
  readonly subject: string;
  readonly paragraphs: TypedText;
}

/** The studio's answer to a visitor's request. */
export interface StudioAnswerFacts extends StudioMessageFacts {
  /** The text of the request, so that its sender knows what the answer is about. */
  readonly question: TypedText;
}
