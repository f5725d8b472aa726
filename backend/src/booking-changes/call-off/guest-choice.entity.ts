import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ChoiceOutcome, ToldBy } from '../../../contract/booking-changes/call-off/call-off.js';

/** What a guest whose date fell through was asked, and what was chosen. Once made, a choice stays. */
@Entity()
export class GuestChoice {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  callOffId: string;

  @Column('uuid')
  bookingId: string;

  /** The session that does not take place. */
  @Column('uuid')
  sessionId: string;

  @Column('timestamptz')
  askedAt: Date;

  /** How word went out; null until it did. */
  @Column('text', { nullable: true })
  toldBy: ToldBy | null;

  @Column('timestamptz', { nullable: true })
  chooseUntil: Date | null;

  /** Null while nothing was chosen. */
  @Column('text', { nullable: true })
  outcome: ChoiceOutcome | null;

  @Column('uuid', { nullable: true })
  movedToSessionId: string | null;

  /** An admin's address, 'guest' by the link, or 'shop' when the term was over. */
  @Column('text', { nullable: true })
  decidedBy: string | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  /** Chosen by who decides. */
  @Column('uuid', { nullable: true })
  requestKey: string | null;

  @Column('text', { nullable: true })
  requestHash: string | null;
}
