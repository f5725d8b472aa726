import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ChoiceOutcome, ToldBy } from '../../../contract/booking-changes/call-off/call-off.js';

/** What a guest whose date was called off or moved was asked, and what was chosen. Once made, a choice stays. */
@Entity()
export class GuestChoice {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Null when the session was moved. */
  @Column('uuid', { nullable: true })
  callOffId: string | null;

  @Column('uuid')
  bookingId: string;

  /** The session that does not take place, or not as it was booked. */
  @Column('uuid')
  sessionId: string;

  /** The day and hour before a move; empty when the session is called off. */
  @Column('text', { default: '' })
  formerly: string;

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
