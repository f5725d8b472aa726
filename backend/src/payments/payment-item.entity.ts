import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What iyzico charged for one order line; its transaction id is what a refund of the line needs. */
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

  /** What of it went back or is on its way. */
  @Column('integer', { default: 0 })
  returnedKurus: number;
}
