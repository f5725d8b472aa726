import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What one part of an order's money pays of one line. */
@Entity()
export class PaymentShare {
  @PrimaryColumn('uuid')
  paymentId: string;

  @PrimaryColumn('uuid')
  orderLineId: string;

  /** The line's charge at iyzico, by which it is refunded; null for money that was taken by hand. */
  @Column('text', { nullable: true })
  providerTransactionId: string | null;

  @Column('integer')
  paidKurus: number;

  /** The amount whose refund was requested, arrived or still on its way, in kuruş. */
  @Column('integer', { default: 0 })
  refundRequestedKurus: number;
}
