import { isId } from '../../common/id.js';
import { isRecordNumber } from '../../common/record-number.rule.js';
import { CancellationBillDto } from '../guest/guest-changes.dto.js';
import { arePositions, isRefund } from '../seat-positions.rule.js';

const REQUEST_KEY = 'Değişiklik anahtarı geçersiz.';
const VERSION = 'Rezervasyonun sürümü eksik.';

/** Asks what these seats would give back once the next guests have paid. */
export class ResaleBillDto extends CancellationBillDto {}

/** Puts seats up for resale, for the refund that the guest saw. */
export class ListSeatsDto extends CancellationBillDto {
  @isRecordNumber(VERSION)
  version: number;

  /** In kuruş. */
  @isRefund()
  seenRefundKurus: number;

  @isId(REQUEST_KEY)
  requestKey: string;
}

/** Takes seats off resale again. */
export class WithdrawSeatsDto extends CancellationBillDto {
  @isId(REQUEST_KEY)
  requestKey: string;
}

/** The studio takes seats off resale for their guest. */
export class WithdrawForGuestDto {
  @isId('Rezervasyon bulunamadı.')
  bookingId: string;

  @arePositions()
  positions: number[];

  @isId(REQUEST_KEY)
  requestKey: string;
}
