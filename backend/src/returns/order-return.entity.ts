import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ReturnKind, ReturnReason, ReturnState } from '../../contract/returns/return-state.js';

/** Pieces that a buyer sends back, or that arrived broken. Its id is also the request key of its refund. */
@Entity()
export class OrderReturn {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  orderId: string;

  /** Idempotency key of the buyer's request. */
  @Column('uuid')
  requestKey: string;

  /** Tells whether a request with that key asks for the same again. */
  @Column('text')
  requestHash: string;

  @Column('text')
  kind: ReturnKind;

  @Column('text', { default: 'notified' })
  state: ReturnState;

  @Column('text')
  reason: ReturnReason;

  @Column('text', { default: '' })
  note: string;

  /** As the buyer was told; empty while the studio has not named them. */
  @Column('text', { default: '' })
  carrier: string;

  @Column('text', { default: '' })
  returnCode: string;

  /** Of the parcel that the buyer sent. */
  @Column('text', { nullable: true })
  trackingNumber: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  notifiedAt: Date;

  @Column('timestamptz', { nullable: true })
  receivedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  /** Why the studio refused it. */
  @Column('text', { nullable: true })
  refusal: string | null;

  /** What went back with its refund, in kuruş; null before. */
  @Column('integer', { nullable: true })
  refundKurus: number | null;
}
