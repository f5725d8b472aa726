import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PaymentMethod } from '../../contract/payments/payment-method.js';

/**
 * A part of the money that an order received. The database refuses to change or remove it; a mistake is reversed by a
 * part of the opposite amount.
 */
@Entity()
export class OrderPayment {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  orderId: string;

  @Column('text')
  method: PaymentMethod;

  /** In kuruş; negative for a reversal. */
  @Column('integer')
  amountKurus: number;

  @Column('timestamptz')
  receivedAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  recordedAt: Date;

  /** The admin who noted the money; null for what was paid by card or with a credit. */
  @Column('text', { nullable: true })
  recordedBy: string | null;

  /** What the studio wrote about it, for example the number of a transfer. */
  @Column('text', { default: '' })
  reference: string;

  /** False for a charge that goes back whole while its order goes on: the order counts neither it nor its refund. */
  @Column('boolean', { default: true })
  isCounted: boolean;

  /** The charge at iyzico of a card payment. */
  @Column('uuid', { nullable: true })
  attemptId: string | null;

  /** The credit that paid it. */
  @Column('uuid', { nullable: true })
  creditId: string | null;

  /** The part that this one takes back. */
  @Column('uuid', { nullable: true })
  reversesId: string | null;

  /** Idempotency key of the act by which it was noted. */
  @Column('uuid', { nullable: true })
  requestKey: string | null;
}
