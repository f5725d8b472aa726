import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Seats that were put up for resale, or withdrawn, in one act. It is never changed, and goes with its booking. */
@Entity()
export class SeatListing {
  /** Chosen by who asks for it. */
  @PrimaryColumn('uuid')
  id: string;

  /** Tells a repetition of the act from another one with its key. */
  @Column('text')
  requestHash: string;

  @Column('uuid')
  bookingId: string;

  @Column('text')
  act: 'listed' | 'withdrawn';

  @Column('smallint')
  seats: number;

  /** What the guest saw that a sale of all of them gives back; null for a withdrawal. */
  @Column('integer', { nullable: true })
  refundKurus: number | null;

  /** The admin's address, or 'guest'. */
  @Column('text')
  madeBy: string;

  @Column('timestamptz')
  madeAt: Date;
}
