import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { LocalDate, LocalTime } from '../../contract/common/dates.js';
import type { ProgramSlot } from '../../contract/workshops/program-slot.js';
import { VersionedRecord } from '../platform/database/versioned-record.js';

/** A workshop on one day. Only SeatsService writes its seats. */
@Entity()
export class WorkshopSession extends VersionedRecord {
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

  /** The program that it belongs to, for its picture. */
  @Column('smallint', { nullable: true })
  program: ProgramSlot | null;

  /** A workshop for children, each of whom comes with a responsible adult. */
  @Column('boolean', { default: false })
  isForChildren: boolean;

  @Column('integer')
  priceKurus: number;

  /** The crossed-out price; computed by the database when the price changes. */
  @Column({ type: 'integer', nullable: true, insert: false, update: false })
  priorPriceKurus: number | null;

  /** The last day on which it is shown. */
  @Column({ type: 'date', nullable: true, insert: false, update: false })
  priorPriceUntil: LocalDate | null;

  /** Null when students pay 80 % of the price. */
  @Column('integer', { nullable: true })
  studentPriceKurus: number | null;

  /** One of the studio's rates of KDV; null for the rate of all workshops. */
  @Column('text', { nullable: true })
  vatRateId: string | null;

  @Column('integer')
  capacity: number;

  @Column('integer', { default: 0 })
  bookedSeats: number;

  /** Seats held for checkouts and for those to whom they were offered. */
  @Column('integer', { default: 0 })
  heldSeats: number;

  /** Seats beyond the capacity that the studio gave knowingly. */
  @Column('integer', { default: 0 })
  overbookedSeats: number;

  /** Booked seats that their guests put up for resale; counted by the database. */
  @Column('integer', { default: 0 })
  listedSeats: number;

  /** Seats got free while somebody waits for them; set by the database. */
  @Column('boolean', { default: false })
  isQueueFirst: boolean;

  /**
   * Set when it was removed from the calendar: visitors cannot see or book it, but orders and bookings still
   * refer to it.
   */
  @Column('timestamptz', { nullable: true })
  removedAt: Date | null;

  /** Set while it is called off. */
  @Column('timestamptz', { nullable: true })
  cancelledAt: Date | null;

  /** The copying that made it; null for a session that was entered by hand. */
  @Column('uuid', { nullable: true })
  copyingId: string | null;
}
