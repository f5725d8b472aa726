import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { MAX_CART_LINES } from '../checkout/cart/cart-limits.js';
import { OrderKeyDto } from '../checkout/checkout.dto.js';
import { isId } from '../common/id.js';
import { nestedList } from '../common/nested.js';
import { isOptionalText } from '../common/optional-text.rule.js';
import { rulesInOrder } from '../common/rules-in-order.js';
import { isParcelNumber } from '../orders/admin-orders.dto.js';
import { MAX_RETURN_PICTURE_BYTES, MAX_RETURN_PICTURES } from './return-pictures.js';
import { RETURN_KINDS, RETURN_REASONS, type ReturnKind, type ReturnReason } from './return-state.js';

const LINE = 'Sipariş kalemi bulunamadı.';
const PICTURES = { message: `En fazla ${MAX_RETURN_PICTURES} fotoğraf ekleyebilirsiniz.` };
const NO_PIECES = { message: 'En az bir parça seçin.' };
const MOST_OF_A_LINE = 99;
const QUANTITY = { message: `Bir kalemden 1–${MOST_OF_A_LINE} parça seçebilirsiniz.` };
const PICTURE = { message: 'Fotoğraf okunamadı. JPEG, PNG ya da WebP bir fotoğraf seçin.' };
const BASE64_LENGTH = Math.ceil(MAX_RETURN_PICTURE_BYTES / 3) * 4;

export class ReturnedLineDto {
  @isId(LINE)
  lineId: string;

  @rulesInOrder(IsInt(QUANTITY), Min(1, QUANTITY), Max(MOST_OF_A_LINE, QUANTITY))
  quantity: number;
}

/** A buyer tells that pieces come back, or that they arrived broken. */
export class AskReturnDto extends OrderKeyDto {
  /** Idempotency key: a request repeated after a lost answer asks once. */
  @isId('İstek okunamadı. Sayfayı yenileyin.')
  requestKey: string;

  @IsIn(RETURN_KINDS, { message: 'İade türünü seçin.' })
  kind: ReturnKind;

  @IsIn(RETURN_REASONS, { message: 'Listeden bir neden seçin.' })
  reason: ReturnReason;

  @isOptionalText({ maxLength: 500, hasLines: true })
  note: string;

  @nestedList(() => ReturnedLineDto, LINE)
  @ArrayUnique(({ lineId }: ReturnedLineDto) => lineId, {
    message: 'Bir kalem yalnızca bir kez seçilebilir.',
  })
  @ArrayMaxSize(MAX_CART_LINES, NO_PIECES)
  @ArrayMinSize(1, NO_PIECES)
  @IsArray(NO_PIECES)
  lines: ReturnedLineDto[];

  /** Uploaded before. */
  @rulesInOrder(
    IsArray(PICTURES),
    ArrayMaxSize(MAX_RETURN_PICTURES, PICTURES),
    ArrayUnique(PICTURES),
    IsUUID('all', { each: true, message: 'Fotoğraf bulunamadı.' }),
  )
  pictureIds: string[];
}

/** One picture of the pieces, which a later request names. */
export class AddReturnPictureDto extends OrderKeyDto {
  /** Chosen by the browser, so that a repeated upload adds it once. */
  @isId('Fotoğraf okunamadı.')
  pictureId: string;

  @rulesInOrder(
    MaxLength(BASE64_LENGTH, { message: 'Fotoğraf çok büyük.' }),
    Matches(/^[A-Za-z0-9+/]+=*$/, PICTURE),
  )
  base64: string;
}

export class ReturnPictureDto extends OrderKeyDto {
  @isId('Fotoğraf bulunamadı.')
  pictureId: string;
}

/** Names a return of an order. */
export class OwnReturnDto extends OrderKeyDto {
  @isId('İade bulunamadı.')
  returnId: string;
}

/** The buyer has handed the parcel over. */
export class SendReturnDto extends OwnReturnDto {
  /** Empty when the buyer does not know it. */
  @isParcelNumber()
  trackingNumber: string;
}
