import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * `unfulfillable`: refunded by the system, because the order could not be fulfilled. `overpaid`: the order was paid
 * otherwise before the charge arrived. `studio`: decided by the studio, or by its rules when a
 * guest cancels. `corrected`: the studio lessened what the order
 * costs, so that this money pays for nothing any more.
 */
export type RefundReason = 'unfulfillable' | 'mismatch' | 'overpaid' | 'cancelled' | 'studio' | 'corrected';

/**
 * `failed`: iyzico says that the money is not back, so it can be refunded again. `unclear`: the outcome is
 * unknown, so the amount stays reserved until a person has looked.
 */
export type RefundStatus = 'requested' | 'done' | 'failed' | 'unclear';

/** A refund of one part of an order's money, or of what that part paid of one line. */
@Entity()
export class Refund {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  paymentId: string;

  /** Null for the whole part. */
  @Column('uuid', { nullable: true })
  orderLineId: string | null;

  @Column('integer')
  amountKurus: number;

  @Column('text')
  reason: RefundReason;

  @Column('text', { default: 'requested' })
  status: RefundStatus;

  /** A person reported that the money was returned without the system. */
  @Column('boolean', { default: false })
  isManual: boolean;

  /** Idempotency key of the decision; null for a refund by the system. */
  @Column('uuid', { nullable: true })
  requestKey: string | null;

  /** The credit that the money became instead of going back. */
  @Column('uuid', { nullable: true })
  creditId: string | null;

  /**
   * The line's refunded amount at iyzico before this refund was first sent, in kuruş; null when it was never
   * sent.
   */
  @Column('integer', { nullable: true })
  refundedBeforeKurus: number | null;

  @Column('integer', { default: 0 })
  tries: number;

  @Column('timestamptz', { default: () => 'now()' })
  nextTryAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  doneAt: Date | null;
}
