import type { BulkMailFacts } from './studio-mail-facts.js';

/** The facts of a mail with an HTML body of its own. */
export function bulkMailFacts({
  subject,
  body,
}: {
  readonly subject: string;
  readonly body: string;
}): BulkMailFacts {
  return { subject, html: body };
}
