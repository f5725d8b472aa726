import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ParcelState } from '../../contract/shipping/parcel-state.js';

/** A parcel of an order; `parcel_line` says what lies in it. */
@Entity()
export class Parcel {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  orderId: string;

  /** Counted within the order, from 1. */
  @Column('smallint')
  position: number;

  /** Idempotency key of the act that packed it; null when the order was sent as a whole. */
  @Column('uuid', { nullable: true })
  requestKey: string | null;

  /** Tells whether a request with that key asks for the same again. */
  @Column('text', { nullable: true })
  requestHash: string | null;

  /** As chosen or typed by the studio; null while it is not known. */
  @Column('text', { nullable: true })
  carrier: string | null;

  @Column('text', { nullable: true })
  trackingNumber: string | null;

  /** The carrier's tracking page as it was when the carrier was chosen, with {number} for the number. */
  @Column('text', { nullable: true })
  trackingPage: string | null;

  @Column('text', { default: 'packed' })
  state: ParcelState;

  /** The studio may take back what it said by mistake; a new round begins then. */
  @Column('smallint', { default: 1 })
  round: number;

  @Column('timestamptz', { default: () => 'now()' })
  packedAt: Date;

  /** The database notes both with the state. */
  @Column({ type: 'timestamptz', nullable: true, insert: false, update: false })
  leftAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true, insert: false, update: false })
  arrivedAt: Date | null;
}
