import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

export const OPEN_ATTEMPT_STATUSES = ['created', 'awaiting_3ds', 'authorising'] as const;
/** The buyer may still be at the bank, and no charge has been requested. */
export const UNCHARGED_STATUSES = ['created', 'awaiting_3ds'] as const;
export type AttemptStatus =
  | (typeof OPEN_ATTEMPT_STATUSES)[number]
  | 'paid'
  | 'failed'
  | 'expired'
  | 'refunded';

/**
 * One attempt to pay an order. Each step is a conditional UPDATE on `status`, so that of two callers only one
 * succeeds.
 */
@Entity()
export class PaymentAttempt {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  orderId: string;

  /** Our id of the attempt at iyzico, by which a payment is found whose first answer was lost. */
  @Column('text')
  conversationId: string;

  @Column('text', { default: 'created' })
  status: AttemptStatus;

  /** The account with iyzico by which it was begun; null for the one that the environment names. */
  @Column('bigint', { nullable: true })
  serviceAccountId: string | null;

  /** The link by which it is paid; null for the checkout. */
  @Column('uuid', { nullable: true })
  paymentLinkId: string | null;

  /** The network of who pays by a link, forgotten after a day. */
  @Column('text', { nullable: true })
  network: string | null;

  /** The networks around it. */
  @Column('text', { nullable: true })
  site: string | null;

  /** The sum of the basket's items before the coupon, in kuruş. */
  @Column('integer')
  basketKurus: number;

  /** The amount charged, in kuruş. */
  @Column('integer')
  amountKurus: number;

  @Column('text', { nullable: true })
  providerPaymentId: string | null;

  /** The bank's page, kept only while the buyer may open it. */
  @Column('text', { nullable: true, select: false })
  bankPage: string | null;

  @Column('text', { nullable: true })
  mdStatus: string | null;

  /**
   * Data from the bank's return for the charge. It is stored before the charge, so that a crash in between
   * loses nothing.
   */
  @Column('text', { nullable: true })
  conversationData: string | null;

  @Column('text', { nullable: true })
  refusalCode: string | null;

  @Column('text', { nullable: true })
  refusalMessage: string | null;

  /** Charged, but held by iyzico's fraud team: the goods wait. */
  @Column('boolean', { default: false })
  isInReview: boolean;

  @Column('text', { nullable: true })
  cardBin: string | null;

  @Column('text', { nullable: true })
  cardLastFour: string | null;

  @Column('text', { nullable: true })
  cardAssociation: string | null;

  @Column('text', { nullable: true })
  cardFamily: string | null;

  @Column('text', { nullable: true })
  authCode: string | null;

  @Column('text', { nullable: true })
  hostReference: string | null;

  @Column('integer', { default: 0 })
  checkCount: number;

  /** The next time at which the sweeper asks iyzico about an open attempt. */
  @Column('timestamptz')
  nextCheckAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  authorisingAt: Date | null;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;
}
