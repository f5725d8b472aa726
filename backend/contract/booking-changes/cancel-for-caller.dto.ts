import { isId } from '../common/id.js';
import { isOptionalText } from '../common/optional-text.rule.js';
import { isRecordNumber } from '../common/record-number.rule.js';
import { arePositions, isRefund } from './seat-positions.rule.js';

export const MAX_CANCELLATION_REASON = 200;

/** Asks what a cancellation of these seats gives back by their rules now. */
export class CallerBillDto {
  @isId('Rezervasyon bulunamadı.')
  bookingId: string;

  @arePositions()
  positions: number[];
}

/** Cancels seats for a guest who asked the studio. */
export class CancelForCallerDto extends CallerBillDto {
  @isRecordNumber('Rezervasyonun sürümü eksik.')
  version: number;

  /** The refund by the rules that the studio saw when it decided, in kuruş. */
  @isRefund()
  seenRefundKurus: number;

  /** The refund that the studio decided on, in kuruş: never less than by the rules. */
  @isRefund()
  refundKurus: number;

  /** Why more goes back than by the rules; may be empty otherwise. */
  @isOptionalText({ maxLength: MAX_CANCELLATION_REASON })
  reason: string;

  /** A request repeated after a lost answer cancels once. */
  @isId('Değişiklik anahtarı geçersiz.')
  requestKey: string;
}
