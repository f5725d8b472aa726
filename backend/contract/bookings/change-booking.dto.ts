import { IsBoolean, IsIn } from 'class-validator';
import { isId } from '../common/id.js';
import { isRecordNumber } from '../common/record-number.rule.js';
import { mayBeAbsent } from '../common/text-rules.js';
import { BOOKING_STATUSES, type BookingStatus } from './booking.js';

export class RemoveBookingDto {
  @isId('Rezervasyon bulunamadı.')
  bookingId: string;

  /** The version that the client read: a booking that has changed since is not deleted. */
  @isRecordNumber('Rezervasyonun sürümü eksik.')
  version: number;
}

/** The documented call's body. */
export class BookingStatusDto {
  @IsIn(BOOKING_STATUSES, { message: 'Durum geçersiz.' })
  status: BookingStatus;
}

export class ChangeBookingStatusDto extends RemoveBookingDto {
  @IsIn(BOOKING_STATUSES, { message: 'Durum geçersiz.' })
  status: BookingStatus;

  /** Only with a cancellation: refunds the price of these seats to the card. */
  @mayBeAbsent()
  @IsBoolean({ message: 'Para iadesi seçimi geçersiz.' })
  refundsMoney?: boolean;
}
