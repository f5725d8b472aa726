import type { RecordChange } from '@contract/admin/record-history.view.js';
import { CONTACT_LABELS, type ContactField, contactText } from '@contract/people/corrected-person.js';

const EVENTS: readonly string[] = ['order_contact_corrected', 'booking_guest_corrected'];
const FIELDS = Object.keys(CONTACT_LABELS) as ContactField[];

/** 'Telefon: 0532 … → 0533 …' for a correction of contact data, and a mail that was sent again; null for another change. */
export function describeContactChange({ event, before, after }: RecordChange): string | null {
  if (event === 'mail_sent_again') return 'E-posta yeniden gönderildi';
  if (!EVENTS.includes(event)) return null;
  const changes = FIELDS.filter((field) => field in after).map(
    (field) =>
      `${CONTACT_LABELS[field]}: ${contactText(field, String(before[field]))} → ${contactText(field, String(after[field]))}`,
  );
  return changes.length === 0 ? 'Bilgiler düzeltildi' : changes.join(', ');
}
