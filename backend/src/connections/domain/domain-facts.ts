import type { Certificate } from './domain-lookups.js';

/** Null wherever there was no answer in time. */
export interface DomainFacts {
  readonly host: string;
  /** The IP addresses of the host; empty when it has none. */
  readonly addresses: readonly string[] | null;
  readonly certificate: Certificate | null;
  /** Where the plain address leads; an empty text when it answers itself. */
  readonly plainLeadsTo: string | null;
  /** Null when the host itself begins with www. */
  readonly www: { readonly host: string; readonly leadsTo: string | null } | null;
}

export interface MailFacts {
  readonly domain: string;
  /** The TXT records of the domain. */
  readonly texts: readonly string[] | null;
  /** A name under which a DKIM key was found; an empty text when none of the usual ones has one. */
  readonly dkimSelector: string | null;
  /** The TXT records that say what becomes of forged mails. */
  readonly dmarc: readonly string[] | null;
}
