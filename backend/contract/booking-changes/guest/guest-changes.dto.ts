import { IsInt, Max, Min } from 'class-validator';
import { GuestFormKeyDto } from '../../bookings/seat-guests/seat-guests.dto.js';
import { isId } from '../../common/id.js';
import { isRecordNumber, LARGEST_INTEGER } from '../../common/record-number.rule.js';
import { rulesInOrder } from '../../common/rules-in-order.js';
import { arePositions, isRefund } from '../seat-positions.rule.js';

const AMOUNT = { message: 'Tutar okunamadı.' };
const REQUEST_KEY = 'Değişiklik anahtarı geçersiz.';
const VERSION = 'Rezervasyonun sürümü eksik.';

/** The address of the guest's page: a booking and the key that only its buyer was sent. */
export class GuestChangesKeyDto extends GuestFormKeyDto {}

/** Moves seats to another session of the same workshop. */
export class MoveByGuestDto extends GuestFormKeyDto {
  @isRecordNumber(VERSION)
  version: number;

  @isId('Yeni günü seçin.')
  sessionId: string;

  @arePositions()
  positions: number[];

  /** The difference that the guest saw, in kuruş; below 0 when money goes back. */
  @rulesInOrder(IsInt(AMOUNT), Min(-LARGEST_INTEGER, AMOUNT), Max(LARGEST_INTEGER, AMOUNT))
  seenDifferenceKurus: number;

  @isId(REQUEST_KEY)
  requestKey: string;
}

/** Asks what a cancellation of these seats would give back now. */
export class CancellationBillDto extends GuestFormKeyDto {
  @arePositions()
  positions: number[];
}

/** Cancels seats for the refund that the guest saw. */
export class CancelByGuestDto extends CancellationBillDto {
  @isRecordNumber(VERSION)
  version: number;

  /** In kuruş. */
  @isRefund()
  seenRefundKurus: number;

  @isId(REQUEST_KEY)
  requestKey: string;
}
