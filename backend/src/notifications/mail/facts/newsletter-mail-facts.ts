export interface NewsletterMailPayloads {
  'newsletter-confirmation': {
    /** Holds the token, with or without the site's origin. */
    readonly confirmUrl: string;
    readonly days: number;
  };
  /** To whoever asked once more. */
  'newsletter-already': Readonly<Record<string, never>>;
  'newsletter-welcome': Readonly<Record<string, never>>;
}
