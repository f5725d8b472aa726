import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsInt, Max, Min } from 'class-validator';
import { MAX_QUANTITY } from '../checkout/cart/cart-limits.js';
import { isId } from '../common/id.js';
import { isOptionalText } from '../common/optional-text.rule.js';
import { isRecordNumber } from '../common/record-number.rule.js';

const BOOKING = 'Rezervasyon bulunamadı.';
const SEATS = { message: 'Başka güne alınacak yerleri seçin.' };
const ONE_SEAT = { message: 'Yer bulunamadı.', each: true } as const;
export const MAX_RESCHEDULE_REASON = 200;

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
