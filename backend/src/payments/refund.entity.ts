import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** `unfulfillable`: returned by the system, because the order could not be fulfilled. `studio`: as the studio decided. */
export type RefundReason = 'unfulfillable' | 'mismatch' | 'cancelled' | 'studio';

/**
 * `failed`: iyzico says that the money is not back, so it may be asked for again. `unclear`: nobody knows, so it stays
 * reserved until a person has looked.
 */
export type RefundStatus = 'requested' | 'done' | 'failed' | 'unclear';

/** Money on its way back. */
@Entity()
export class Refund {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  attemptId: string;

  /** Null: the whole charge. */
  @Column('uuid', { nullable: true })
  orderLineId: string | null;

  @Column('integer')
  amountKurus: number;

  @Column('text')
  reason: RefundReason;

  @Column('text', { default: 'requested' })
  status: RefundStatus;

  /** What a person said to have returned without the system. */
  @Column('boolean', { default: false })
  isByHand: boolean;

  /** Of the decision that it belongs to; null for what the system decided. */
  @Column('uuid', { nullable: true })
  requestKey: string | null;

  /** Of a line's part: what iyzico reported as returned before it was first sent; null: never sent. */
  @Column('integer', { nullable: true })
  baselineKurus: number | null;

  @Column('integer', { default: 0 })
  tries: number;

  @Column('timestamptz', { default: () => 'now()' })
  nextTryAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  doneAt: Date | null;
}
