import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LocalDate } from '../../../contract/common/dates.js';

/** What moved by card on a day, by both sides, in kuruş. */
@Entity()
export class CardDay {
  @PrimaryColumn('date')
  day: LocalDate;

  @Column('timestamptz')
  readAt: Date;

  @Column('integer')
  oursPaidKurus: number;

  @Column('integer')
  oursReturnedKurus: number;

  @Column('integer')
  theirsPaidKurus: number;

  @Column('integer')
  theirsReturnedKurus: number;

  /** iyzico's commission and fees. */
  @Column('integer')
  feeKurus: number;
}
