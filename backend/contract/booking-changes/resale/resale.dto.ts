import { IsInt, Max, Min } from 'class-validator';
import { isId } from '../../common/id.js';
import { isRecordNumber, LARGEST_INTEGER } from '../../common/record-number.rule.js';
import { rulesInOrder } from '../../common/rules-in-order.js';
import { arePositions, CancellationBillDto } from '../guest/guest-changes.dto.js';

const AMOUNT = { message: 'Tutar okunamadı.' };
const REQUEST_KEY = 'Değişiklik anahtarı geçersiz.';
const VERSION = 'Rezervasyonun sürümü eksik.';

/** Asks what these seats would give back once the next guests have paid. */
export class ResaleBillDto extends CancellationBillDto {}

/** Puts seats up for resale, for the refund that the guest saw. */
export class ListSeatsDto extends CancellationBillDto {
  @isRecordNumber(VERSION)
  version: number;

  /** In kuruş. */
  @rulesInOrder(IsInt(AMOUNT), Min(0, AMOUNT), Max(LARGEST_INTEGER, AMOUNT))
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
