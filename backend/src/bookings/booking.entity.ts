import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { BookingPaymentStatus, BookingStatus } from '../../contract/bookings/booking.js';
import type { LocalDate, LocalTime } from '../../contract/common/dates.js';
import { VersionedRecord } from '../platform/database/versioned-record.js';

/** Paid seats in a session (specification 2, section 3): a snapshot, with one `BookingSeat` per person. */
@Entity()
export class Booking extends VersionedRecord {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  orderId: string;

  @Column('uuid')
  orderLineId: string;

  @Column('uuid')
  sessionId: string;

  /** A part of what the key in the ticket's address is derived from (`LinkKeysService`). */
  @Column('text')
  linkNonce: string;

  @Column('text', { default: 'confirmed' })
  status: BookingStatus;

  /**
   * 'order' when it was cancelled with its order, and is reinstated with it; null when it was cancelled on its
   * own.
   */
  @Column('text', { nullable: true })
  cancelledWith: 'order' | null;

  @Column('text')
  paymentStatus: BookingPaymentStatus;

  @Column('text')
  name: string;

  @Column('text')
  surname: string;

  @Column('text')
  email: string;

  @Column('text')
  phone: string;

  @Column('text', { default: '' })
  notes: string;

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

  @Column('integer')
  quantity: number;

  @Column('boolean', { default: false })
  isStudent: boolean;

  /** Per seat, before any discount, in kuruş. */
  @Column('integer')
  originalPriceKurus: number;

  /** Per seat, after the student discount, in kuruş. */
  @Column('integer')
  priceKurus: number;

  /** For all seats: the student discount and the booking's part of the coupon, in kuruş. */
  @Column('integer', { default: 0 })
  discountKurus: number;

  /** The price paid for all seats, in kuruş. */
  @Column('integer')
  totalKurus: number;

  /** What its order line has received so far, in kuruş. */
  @Column('integer', { default: 0 })
  paidKurus: number;

  @Column('text', { default: 'TRY' })
  currency: string;

  /** 'iyzico', or empty when the total was zero. */
  @Column('text', { default: '' })
  paymentMethod: string;

  @Column('text', { nullable: true })
  paymentId: string | null;

  @Column('text', { nullable: true })
  transactionId: string | null;

  @Column('timestamptz', { nullable: true })
  paidAt: Date | null;

  /** The time of the reminder; null when it was sent or is not needed. */
  @Column('timestamptz', { nullable: true })
  remindAt: Date | null;

  /** Increased with every change of the calendar entry, as calendar programs expect. */
  @Column('integer', { default: 0 })
  calendarSequence: number;
}
