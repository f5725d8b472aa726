import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The charge of one order line; its transaction id is needed to refund the line. */
@Entity()
export class PaymentItem {
  @PrimaryColumn('uuid')
  attemptId: string;

  @PrimaryColumn('uuid')
  orderLineId: string;

  @Column('text')
  providerTransactionId: string;

  @Column('integer')
  paidKurus: number;

  /** The amount whose refund was requested, arrived or still on its way, in kuruş. */
  @Column('integer', { default: 0 })
  refundRequestedKurus: number;
}
