import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { PageQuery } from '../admin/page.query.js';
import { RecordDto } from '../admin/record.dto.js';
import { MAX_CART_LINES } from '../checkout/cart/cart-limits.js';
import { isId } from '../common/id.js';
import { nestedList } from '../common/nested.js';
import { LARGEST_INTEGER } from '../common/record-number.rule.js';
import { isRequiredText } from '../common/required-text.rule.js';
import { rulesInOrder } from '../common/rules-in-order.js';
import { mayBeAbsent } from '../common/text-rules.js';
import { RETURN_STATES, type ReturnState } from './return-state.js';

const PIECES = { message: 'Gelen parçaları kalem kalem yazın.' };
const WHOLE = { message: 'Sağlam gelen parça sayısı geçersiz.' };
const AMOUNT = { message: 'İade tutarı geçersiz.' };

/** The filters of the list of returns, the newest first; all conditions must hold. */
export class AdminReturnsQuery extends PageQuery {
  /** `open`: all about which something is still to be done. */
  @mayBeAbsent()
  @IsIn(['open', ...RETURN_STATES], { message: 'İade durumu geçersiz.' })
  state?: ReturnState | 'open';

  /** A part of the buyer's name or address, or of the order's number. */
  @mayBeAbsent()
  @MaxLength(100, { message: 'Arama çok uzun.' })
  search?: string;
}

export class ReturnsOfOrderQuery {
  @isId('Sipariş bulunamadı.')
  orderId: string;
}

export class ReceivedLineDto {
  @isId('Sipariş kalemi bulunamadı.')
  lineId: string;

  @rulesInOrder(IsInt(WHOLE), Min(0, WHOLE), Max(99, WHOLE))
  wholeQuantity: number;
}

/** The parcel has come: how many pieces of each line are whole. */
export class ReceiveReturnDto extends RecordDto {
  @nestedList(() => ReceivedLineDto, PIECES.message)
  @ArrayUnique(({ lineId }: ReceivedLineDto) => lineId, PIECES)
  @ArrayMaxSize(MAX_CART_LINES, PIECES)
  @ArrayMinSize(1, PIECES)
  @IsArray(PIECES)
  lines: ReceivedLineDto[];
}

export class RefundReturnDto extends RecordDto {
  /** The amount on the button, in kuruş; another one is refused and nothing goes back. */
  @rulesInOrder(IsInt(AMOUNT), Min(0, AMOUNT), Max(LARGEST_INTEGER, AMOUNT))
  amountKurus: number;
}

export class RefuseReturnDto extends RecordDto {
  @isRequiredText('Neden kabul etmediğinizi yazın; alıcıya bu cümle gider.', {
    maxLength: 500,
    hasLines: true,
  })
  refusal: string;
}

/** The carrier and code of one return, where they differ from the studio's own. */
export class ReturnCodeDto extends RecordDto {
  @isRequiredText('Kargo firmasını yazın.', { maxLength: 60 })
  carrier: string;

  @isRequiredText('İade kodunu yazın.', { maxLength: 100 })
  returnCode: string;
}
