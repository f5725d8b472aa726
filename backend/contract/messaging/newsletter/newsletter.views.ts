/** `already`: the state was reached before this click; clicking twice is not an error. */
export interface NewsletterOutcome {
  readonly outcome: 'done' | 'already';
}
