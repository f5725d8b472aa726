import { IsIn, IsString, Matches, MaxLength } from 'class-validator';
import { PageQuery } from '../admin/page.query.js';
import { isAmount } from '../common/amount.rule.js';
import type { LocalDate } from '../common/dates.js';
import { isId } from '../common/id.js';
import { isLocalDate } from '../common/local-date.rule.js';
import { mayBeAbsent } from '../common/text-rules.js';
import {
  BOOKING_PAYMENT_STATUSES,
  BOOKING_STATUSES,
  type BookingPaymentStatus,
  type BookingStatus,
} from './booking.js';

/** Specification 2, section 2.8: the columns that can be sorted by. */
export const ADMIN_BOOKING_SORTS = ['id', 'name', 'price', 'createdAt'] as const;
export type AdminBookingSort = (typeof ADMIN_BOOKING_SORTS)[number];

const DATE = 'Tarih geçersiz.';

/** The filters and the order of the list of bookings; all conditions must hold. The export uses the same filters. */
export class AdminBookingsQuery extends PageQuery {
  @mayBeAbsent()
  @IsIn(BOOKING_STATUSES, { message: 'Durum geçersiz.' })
  status?: BookingStatus;

  @mayBeAbsent()
  @IsIn(BOOKING_PAYMENT_STATUSES, { message: 'Ödeme durumu geçersiz.' })
  paymentStatus?: BookingPaymentStatus;

  /** The days of booking in Istanbul time, both included. */
  @mayBeAbsent()
  @isLocalDate(DATE)
  dateFrom?: LocalDate;

  @mayBeAbsent()
  @isLocalDate(DATE)
  dateTo?: LocalDate;

  /** The days of the workshop, both included. */
  @mayBeAbsent()
  @isLocalDate(DATE)
  workshopDateFrom?: LocalDate;

  @mayBeAbsent()
  @isLocalDate(DATE)
  workshopDateTo?: LocalDate;

  /** A part of name and surname, compared in Turkish search form. */
  @mayBeAbsent()
  @MaxLength(100, { message: 'Müşteri adı en fazla 100 karakter olabilir.' })
  @IsString({ message: 'Müşteri adı geçersiz.' })
  customerName?: string;

  @mayBeAbsent()
  @MaxLength(254, { message: 'E-posta en fazla 254 karakter olabilir.' })
  @IsString({ message: 'E-posta geçersiz.' })
  customerEmail?: string;

  @mayBeAbsent()
  @Matches(/^[\d\s()+-]{1,24}$/, { message: 'Telefon geçersiz.' })
  customerPhone?: string;

  /** Only those of this customer's account. */
  @mayBeAbsent()
  @isId('Müşteri bulunamadı.')
  customerId?: string;

  /** The whole id or its beginning, with or without '#'. */
  @mayBeAbsent()
  @Matches(/^#?[0-9a-f-]{1,36}$/i, { message: 'Rezervasyon numarası geçersiz.' })
  bookingId?: string;

  @mayBeAbsent()
  @isId('Workshop bulunamadı.')
  workshopId?: string;

  /** The price paid for all seats, in kuruş. */
  @mayBeAbsent()
  @isAmount()
  priceMinKurus?: number;

  @mayBeAbsent()
  @isAmount()
  priceMaxKurus?: number;

  @mayBeAbsent()
  @IsIn(ADMIN_BOOKING_SORTS, { message: 'Sıralama geçersiz.' })
  sortBy?: AdminBookingSort;
}

export class AdminBookingQuery {
  @isId('Rezervasyon bulunamadı.')
  bookingId: string;
}
