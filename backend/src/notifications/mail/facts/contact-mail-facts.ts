/** The record whose contact data the studio corrected. */
interface CorrectedRecord {
  readonly about: 'order' | 'booking';
  readonly shortId: string;
}

/** For the person at the address that counts now. */
export interface ContactCorrectedFacts extends CorrectedRecord {
  readonly firstName: string;
  /** The page of the order or the ticket, with or without the site's origin. */
  readonly pageUrl: string;
  /** What is written there now: { label: 'Telefon', value: '0532 555 01 12' }. */
  readonly changes: readonly { readonly label: string; readonly value: string }[];
}

/** For the former address, which may be a stranger's: it says nothing of the person. */
export interface EmailCorrectedFacts extends CorrectedRecord {
  /** Masked. */
  readonly newEmail: string;
}

export interface ContactMailPayloads {
  'contact-corrected': ContactCorrectedFacts;
  /** Sent to the former address. */
  'email-corrected': EmailCorrectedFacts;
}
