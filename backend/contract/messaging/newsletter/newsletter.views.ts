/** `already`: it was so before this click. Pressing twice is no mistake. */
export interface NewsletterOutcome {
  readonly outcome: 'done' | 'already';
}
