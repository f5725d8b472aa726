export interface NewsletterMailPayloads {
  'newsletter-confirmation': {
    /** Contains the token; with or without the site's origin. */
    readonly confirmUrl: string;
    readonly days: number;
  };
  /** Sent when a subscribed address asks again. */
  'newsletter-already': Readonly<Record<string, never>>;
  'newsletter-welcome': Readonly<Record<string, never>>;
}
