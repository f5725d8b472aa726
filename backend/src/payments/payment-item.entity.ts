import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What iyzico charged for one order line; its transaction id is what a partial refund needs. */
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
}
