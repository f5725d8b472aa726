import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A cancellation of seats by their guest, or by the studio for them. It is never changed, and goes with its booking. */
@Entity()
export class BookingCancellation {
  /** Chosen by who asks for it. */
  @PrimaryColumn('uuid')
  id: string;

  /** Tells a repetition of the cancellation from another one with its key. */
  @Column('text')
  requestHash: string;

  /** The booking that was cancelled: a new one when others of the party stayed. */
  @Column('uuid')
  bookingId: string;

  @Column('smallint')
  seats: number;

  @Column('integer')
  refundKurus: number;

  /** What the policy leaves with the studio. */
  @Column('integer')
  keptKurus: number;

  /** The admin's address, whatever becomes of the account; 'guest' for who cancelled by the link in a mail. */
  @Column('text')
  madeBy: string;

  /** Why more went back than by the rules; empty when the rules decided. */
  @Column('text', { default: '' })
  reason: string;

  @Column('timestamptz')
  madeAt: Date;
}
