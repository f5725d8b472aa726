import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What became of a credit. Entries are only ever added; those of payments and refunds are written by the database. */
@Entity()
export class CreditEntry {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  creditId: string;

  /** In kuruş; negative for what was taken. */
  @Column('integer')
  amountKurus: number;

  /** The part of an order's money that it paid, or the reversal of such a part. */
  @Column('uuid', { nullable: true })
  paymentId: string | null;

  /** The refund of a part that it had paid. */
  @Column('uuid', { nullable: true })
  refundId: string | null;

  /** Idempotency key of the act that paid it back in money. */
  @Column('uuid', { nullable: true })
  requestKey: string | null;

  @Column('text', { nullable: true })
  requestHash: string | null;

  /** The admin's address, whatever becomes of the account. */
  @Column('text', { nullable: true })
  madeBy: string | null;

  @Column('timestamptz')
  madeAt: Date;
}
