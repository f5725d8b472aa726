import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { LocalDate } from '../../../contract/common/dates.js';
import type { DifferenceKind } from '../../../contract/reconciliation/card-money.js';

/** A payment about which the shop and iyzico disagree, in kuruş. */
@Entity()
export class CardDifference {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The day on which it was first found. */
  @Column('date')
  day: LocalDate;

  @Column('text')
  providerPaymentId: string;

  @Column('text')
  kind: DifferenceKind;

  @Column('uuid', { nullable: true })
  orderId: string | null;

  @Column('integer')
  oursKurus: number;

  @Column('integer')
  theirsKurus: number;

  @Column('timestamptz')
  foundAt: Date;

  /** When a later reading found that both agree. */
  @Column('timestamptz', { nullable: true })
  goneAt: Date | null;

  @Column('text', { nullable: true })
  explanation: string | null;

  /** The admin's address, whatever becomes of the account. */
  @Column('text', { nullable: true })
  explainedBy: string | null;

  @Column('timestamptz', { nullable: true })
  explainedAt: Date | null;
}
