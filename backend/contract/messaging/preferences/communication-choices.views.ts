import type { CommunicationChoice } from './communication-choice.js';

/** The state of one switch. */
export interface ChoiceView {
  readonly choice: CommunicationChoice;
  readonly isGiven: boolean;
  /** ISO 8601, the moment of the last change; null when it was never switched. */
  readonly at: string | null;
  /** The entry of the ledger that is shown; a consent names it, so that an old one that arrives late changes nothing. */
  readonly entryId: string | null;
  /** The end of the number that gets text messages: '01 12'; null for none. */
  readonly phoneEnd: string | null;
}

export interface CommunicationChoicesView {
  /** Whose choices they are: 'a***@toprak.example'. */
  readonly address: string;
  readonly choices: readonly ChoiceView[];
}
