import type { BulkMailFacts } from './studio-letter-facts.js';

/** A letter with a body of its own, as its mail is told it. */
export function letterFacts({
  subject,
  body,
}: {
  readonly subject: string;
  readonly body: string;
}): BulkMailFacts {
  return { subject, html: body };
}
