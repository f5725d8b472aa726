import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type ContactPerson, isOtherMailbox } from '../../contract/people/corrected-person.js';
import { newLinkNonce } from '../platform/security/link-keys.service.js';
import { Booking } from './booking.entity.js';

/** What a booking says of its guest. */
type GuestFields = ContactPerson & { readonly notes: string };

interface CorrectedBuyer {
  readonly orderId: string;
  readonly before: GuestFields;
  readonly after: GuestFields;
}

const FIELDS = ['name', 'surname', 'email', 'phone', 'notes'] as const;

/** Corrects the guests of bookings. */
@Injectable()
export class CorrectGuestsService {
  /** Expects a locked order. A field that was corrected in the booking itself stays as it is there. */
  async follow(manager: EntityManager, { orderId, before, after }: CorrectedBuyer): Promise<void> {
    for (const booking of await manager.findBy(Booking, { orderId })) {
      const followed = FIELDS.filter((field) => booking[field] === before[field]);
      const guest = {
        ...guestOf(booking),
        ...Object.fromEntries(followed.map((field) => [field, after[field]])),
      };
      await this.write(manager, booking, guest);
    }
  }

  /**
   * Expects a locked booking. Another e-mail address ends the tickets that went to the former one; the calendar entry
   * gets the new one's link with a higher sequence. Returns whether anything changed.
   */
  async write(manager: EntityManager, booking: Booking, guest: GuestFields): Promise<boolean> {
    if (FIELDS.every((field) => booking[field] === guest[field])) return false;
    const hasMoved = isOtherMailbox(booking, guest);
    const { id, calendarSequence } = booking;
    const { name, surname, email, phone, notes } = guest;
    await manager.update(
      Booking,
      { id },
      {
        ...{ name, surname, email, phone, notes },
        ...(hasMoved && { linkNonce: newLinkNonce(), calendarSequence: calendarSequence + 1 }),
      },
    );
    // Who had the former links may have seen the guests' own tickets as well.
    if (hasMoved) {
      await manager.query(
        'UPDATE seat_guest SET link_nonce = gen_random_uuid()::text, version = version + 1 WHERE booking_id = $1',
        [id],
      );
    }
    return true;
  }
}

export function guestOf({ name, surname, email, phone, notes }: GuestFields): GuestFields {
  return { name, surname, email, phone, notes };
}
