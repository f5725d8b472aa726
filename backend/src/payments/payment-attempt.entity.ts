import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

export const OPEN_ATTEMPT_STATUSES = ['created', 'awaiting_3ds', 'authorising'] as const;
/** The bank may still be with the buyer, and no charge has been asked for. */
export const UNCHARGED_STATUSES = ['created', 'awaiting_3ds'] as const;
export type AttemptStatus =
  | (typeof OPEN_ATTEMPT_STATUSES)[number]
  | 'paid'
  | 'failed'
  | 'expired'
  | 'refunded';

/** One try to pay one order. Each step is a conditional UPDATE on `status`, so two callers never both win. */
@Entity()
export class PaymentAttempt {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  orderId: string;

  /** Our name of the attempt at iyzico: finds a payment whose first answer was lost. */
  @Column('text')
  conversationId: string;

  @Column('text', { default: 'created' })
  status: AttemptStatus;

  /** What the basket's items come to, before the coupon. */
  @Column('integer')
  basketKurus: number;

  /** What is charged. */
  @Column('integer')
  amountKurus: number;

  @Column('text', { nullable: true })
  providerPaymentId: string | null;

  /** The bank's page, only as long as the buyer may still open it. */
  @Column('text', { nullable: true, select: false })
  bankPage: string | null;

  @Column('text', { nullable: true })
  mdStatus: string | null;

  /** What the bank's return brought for the authorisation. Stored before asking, so a crash in between loses nothing. */
  @Column('text', { nullable: true })
  conversationData: string | null;

  @Column('text', { nullable: true })
  refusalCode: string | null;

  @Column('text', { nullable: true })
  refusalMessage: string | null;

  /** Charged, but iyzico's fraud team has not said yes: the goods wait. */
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

  /** When the sweeper asks iyzico for the truth about an attempt that is still open. */
  @Column('timestamptz')
  nextCheckAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  authorisingAt: Date | null;

  @Column('timestamptz', { nullable: true })
  settledAt: Date | null;
}
