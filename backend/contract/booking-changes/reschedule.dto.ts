import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, IsInt, Max, Min } from 'class-validator';
import { MAX_QUANTITY } from '../checkout/cart/cart-limits.js';
import { isId } from '../common/id.js';
import { isOptionalText } from '../common/optional-text.rule.js';
import { isRecordNumber, LARGEST_INTEGER } from '../common/record-number.rule.js';
import { rulesInOrder } from '../common/rules-in-order.js';

const BOOKING = 'Rezervasyon bulunamadı.';
const SEATS = { message: 'Başka güne alınacak yerleri seçin.' };
const AMOUNT = { message: 'Tutar okunamadı.' };
const ONE_SEAT = { message: 'Yer bulunamadı.', each: true } as const;
export const MAX_RESCHEDULE_REASON = 200;

/**
 * What the studio does with the difference to the price of a new day. `kept`: the price stays. `applied`: a dearer day
 * leaves it open at the order, a cheaper one gives it back. `applied_by_link`: the guest is sent a link to pay it.
 */
export const MOVE_PRICES = ['kept', 'applied', 'applied_by_link'] as const;
export type MovePrice = (typeof MOVE_PRICES)[number];

/** Which dates a booking may be moved to. */
export class RescheduleDatesDto {
  @isId(BOOKING)
  bookingId: string;
}

/** Moves a booking, or some of its seats, to another session. The price that was paid stays with each seat. */
export class RescheduleBookingDto {
  @isId(BOOKING)
  bookingId: string;

  /** The version that was read: a change by somebody else since then is not overwritten. */
  @isRecordNumber('Rezervasyonun sürümü eksik.')
  version: number;

  @isId('Yeni günü seçin.')
  sessionId: string;

  /** The seats that move, by their position in the booking; the others stay. */
  @Max(MAX_QUANTITY, ONE_SEAT)
  @Min(0, ONE_SEAT)
  @IsInt(ONE_SEAT)
  @ArrayUnique({ message: 'Bir yer yalnızca bir kez seçilebilir.' })
  @ArrayMaxSize(MAX_QUANTITY, SEATS)
  @ArrayMinSize(1, SEATS)
  @IsArray(SEATS)
  positions: number[];

  /** Why, for the history; may be empty. */
  @isOptionalText({ maxLength: MAX_RESCHEDULE_REASON })
  reason: string;

  /** A request repeated after a lost answer moves once. */
  @isId('Değişiklik anahtarı geçersiz.')
  requestKey: string;
}

/** Moves seats for a guest who asked the studio, which decides about the difference in price. */
export class RescheduleForCallerDto extends RescheduleBookingDto {
  @IsIn(MOVE_PRICES, { message: 'Fiyat farkının ne olacağını seçin.' })
  price: MovePrice;

  /** The difference that the studio saw, in kuruş; below 0 when the new day is cheaper. */
  @rulesInOrder(IsInt(AMOUNT), Min(-LARGEST_INTEGER, AMOUNT), Max(LARGEST_INTEGER, AMOUNT))
  seenDifferenceKurus: number;
}
