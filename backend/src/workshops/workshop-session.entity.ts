import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import type { LocalDate, LocalTime } from '../../contract/common/dates.js';
import type { Actor } from '../platform/sessions/actor.js';
import type { ProgramSlot } from '../../contract/workshops/workshops.views.js';

/** A workshop on a day. Its seats are written by SeatsService alone. */
@Entity()
export class WorkshopSession {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  title: string;

  @Column('text', { default: '' })
  description: string;

  @Column('date')
  date: LocalDate;

  @Column('time')
  startTime: LocalTime;

  @Column('time')
  endTime: LocalTime;

  /** The program card it belongs to, for its picture. */
  @Column('smallint', { nullable: true })
  program: ProgramSlot | null;

  @Column('integer')
  priceKurus: number;

  /** Null: students pay 80 % of the price. */
  @Column('integer', { nullable: true })
  studentPriceKurus: number | null;

  @Column('smallint', { default: 20 })
  vatRatePercent: number;

  @Column('integer')
  capacity: number;

  @Column('integer', { default: 0 })
  bookedSeats: number;

  /** Kept for visitors who are paying. */
  @Column('integer', { default: 0 })
  heldSeats: number;

  /** Taken out of the calendar: no visitor sees or books it, but orders and bookings go on naming it. */
  @Column('timestamptz', { nullable: true })
  removedAt: Date | null;

  /** Taken out because it does not take place: its bookings are cancelled one after the other. */
  @Column('timestamptz', { nullable: true })
  calledOffAt: Date | null;

  /** Who called it off, for the entries in the log that follow. */
  @Column('jsonb', { nullable: true })
  calledOffBy: Actor | null;

  @VersionColumn()
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
