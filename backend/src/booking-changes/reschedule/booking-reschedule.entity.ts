import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A move of seats from one session to another. It is never changed, and goes with its booking. */
@Entity()
export class BookingReschedule {
  /** Chosen by who asks for it. */
  @PrimaryColumn('uuid')
  id: string;

  /** Tells a repetition of the move from another one with its key. */
  @Column('text')
  requestHash: string;

  /** The booking that moved: a new one when others of the party stayed. */
  @Column('uuid')
  bookingId: string;

  @Column('uuid')
  fromSessionId: string;

  @Column('uuid')
  toSessionId: string;

  @Column('smallint')
  seats: number;

  /** The admin's address, whatever becomes of the account; 'guest' for who moved it by the link in a mail. */
  @Column('text')
  madeBy: string;

  @Column('text', { default: '' })
  reason: string;

  /** What the new day costs more, or less when below 0, in kuruş; 0 when each seat kept its price. */
  @Column('integer', { default: 0 })
  differenceKurus: number;

  /** By which the difference is paid. */
  @Column('uuid', { nullable: true })
  paymentLinkId: string | null;

  @Column('timestamptz')
  madeAt: Date;
}
