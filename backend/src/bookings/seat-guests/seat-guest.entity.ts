import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { NeedsConsentVersion } from '../../../contract/bookings/seat-guests/needs-consent.js';
import type { AgeBand, PhotoConsent } from '../../../contract/bookings/seat-guests/seat-guest.js';

/**
 * Who sits on a seat, as the buyer named them. A seat without a row has not been named yet; it ends with its
 * `BookingSeat`.
 */
@Entity()
export class SeatGuest {
  @PrimaryColumn('uuid')
  bookingId: string;

  @PrimaryColumn('smallint')
  position: number;

  /** Empty once a guest under age was erased. */
  @Column('text')
  name: string;

  @Column('text')
  ageBand: AgeBand;

  /** The adult who is responsible for a guest under age; empty for others. */
  @Column('text', { default: '' })
  guardianName: string;

  @Column('text', { default: '' })
  guardianPhone: string;

  /** Allergies and needs in the buyer's words; empty for none. They tell of health, so they need a consent. */
  @Column('text', { default: '' })
  needs: string;

  /** When the buyer consented to keeping the needs; null without needs, and once the consent was withdrawn. */
  @Column('timestamptz', { nullable: true })
  needsConsentAt: Date | null;

  /** The version of the text that was agreed to. */
  @Column('text', { nullable: true })
  needsConsentVersion: NeedsConsentVersion | null;

  @Column('text', { default: 'ask_at_door' })
  photoConsent: PhotoConsent;

  /** A part of what the key of the guest's own ticket is derived from (`LinkKeysService`). */
  @Column('text')
  linkNonce: string;

  /** Sent back with a change, so that another tab's change in between is noticed. */
  @Column('integer', { default: 1 })
  version: number;

  /** When needs and the data of guests under age were removed. */
  @Column('timestamptz', { nullable: true })
  erasedAt: Date | null;
}
