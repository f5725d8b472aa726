import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsInt, Max, Min } from 'class-validator';
import { GuestFormKeyDto } from '../../bookings/seat-guests/seat-guests.dto.js';
import { MAX_QUANTITY } from '../../checkout/cart/cart-limits.js';
import { isId } from '../../common/id.js';
import { isRecordNumber, LARGEST_INTEGER } from '../../common/record-number.rule.js';
import { rulesInOrder } from '../../common/rules-in-order.js';

const SEATS = { message: 'Yerleri seçin.' };
const ONE_SEAT = { message: 'Yer bulunamadı.', each: true } as const;
const AMOUNT = { message: 'Tutar okunamadı.' };
const REQUEST_KEY = 'Değişiklik anahtarı geçersiz.';
const VERSION = 'Rezervasyonun sürümü eksik.';

/** Seats by their position in the booking. */
export const arePositions = (): PropertyDecorator =>
  rulesInOrder(
    IsArray(SEATS),
    ArrayMinSize(1, SEATS),
    ArrayMaxSize(MAX_QUANTITY, SEATS),
    ArrayUnique({ message: 'Bir yer yalnızca bir kez seçilebilir.' }),
    IsInt(ONE_SEAT),
    Min(0, ONE_SEAT),
    Max(MAX_QUANTITY, ONE_SEAT),
  );

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
  @rulesInOrder(IsInt(AMOUNT), Min(0, AMOUNT), Max(LARGEST_INTEGER, AMOUNT))
  seenRefundKurus: number;

  @isId(REQUEST_KEY)
  requestKey: string;
}
