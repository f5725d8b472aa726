import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StudentProof } from '../../contract/attendance/student-proof.js';

/** The seat of one person in a booking: the price, and whether the person came. */
@Entity()
export class BookingSeat {
  @PrimaryColumn('uuid')
  bookingId: string;

  @PrimaryColumn('smallint')
  position: number;

  @Column('boolean')
  isStudent: boolean;

  @Column('integer')
  pricePaidKurus: number;

  @Column('timestamptz', { nullable: true })
  checkedInAt: Date | null;

  /** When a person marked that the guest did not come. */
  @Column('timestamptz', { nullable: true })
  noShowAt: Date | null;

  @Column('text', { default: 'none' })
  studentProof: StudentProof;

  /** How often its guest has moved it to another day. */
  @Column('smallint', { default: 0 })
  guestMoves: number;

  /** The least percent that a cancellation gave back when its guest moved it; null when they never did. */
  @Column('smallint', { nullable: true })
  percentAtMove: number | null;

  /** When its guest put it up for resale. */
  @Column('timestamptz', { nullable: true })
  listedAt: Date | null;
}
