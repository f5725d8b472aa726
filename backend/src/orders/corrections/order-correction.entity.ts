import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type {
  CorrectedLineView,
  OrderCorrectionView,
} from '../../../contract/orders/corrections/corrections.views.js';

/** What the studio changed about the lines of an order after it was placed; never changed itself. */
@Entity()
export class OrderCorrection {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  orderId: string;

  /** Idempotency key of the act. */
  @Column('uuid')
  requestKey: string;

  /** Tells a repetition of the act from another one with its key. */
  @Column('text')
  requestHash: string;

  @Column('text')
  kind: OrderCorrectionView['kind'];

  /** The admin's address, whatever becomes of the account; 'guest' for who moved seats by the link in a mail. */
  @Column('text')
  madeBy: string;

  @Column('timestamptz')
  madeAt: Date;

  @Column('jsonb')
  lines: readonly CorrectedLineView[];

  @Column('integer')
  totalBeforeKurus: number;

  @Column('integer')
  totalAfterKurus: number;

  /** What was paid too much and goes back, in kuruş. */
  @Column('integer', { default: 0 })
  givenBackKurus: number;
}
