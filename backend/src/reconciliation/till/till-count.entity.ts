import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { LocalDate } from '../../../contract/common/dates.js';

/** What was counted in the evening, in kuruş. Counts are only added; the last of a day counts. */
@Entity()
export class TillCount {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('date')
  day: LocalDate;

  @Column('integer')
  cashExpectedKurus: number;

  @Column('integer')
  cashCountedKurus: number;

  /** What stays in the till for the next day. */
  @Column('integer')
  cashLeftKurus: number;

  @Column('integer')
  posExpectedKurus: number;

  @Column('integer')
  posCountedKurus: number;

  @Column('text', { default: '' })
  note: string;

  /** The admin's address, whatever becomes of the account. */
  @Column('text')
  countedBy: string;

  @CreateDateColumn({ type: 'timestamptz' })
  countedAt: Date;

  @Column('uuid')
  requestKey: string;

  @Column('text')
  requestHash: string;

  /** The count of the same day that this one corrects. */
  @Column('bigint', { nullable: true })
  replaces: string | null;
}
