import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { MAX_PRICE_KURUS, TOO_DEAR } from '../checkout/cart/cart-limits.js';
import { isId } from '../common/id.js';
import { rulesInOrder } from '../common/rules-in-order.js';
import { nested, nestedList } from '../common/nested.js';
import { isRecordNumber } from '../common/record-number.rule.js';
import { isRequiredText } from '../common/required-text.rule.js';
import { mayBeAbsent, oneLine } from '../common/text-rules.js';
import type { PictureFocus } from '../media/picture-focus.js';
import { LONGEST_PREPARATION_DAYS, READY_DAYS } from '../orders/preparation.js';
import { isPieceWeight } from '../studio/shipping-rules.dto.js';
import { isVatRateId } from '../studio/vat.dto.js';
import { MAX_PIECES, TOO_MANY_PIECES } from './stock.js';
import { trimmed } from '../common/trimmed.js';

/** Specification 2, sections 5 and 8, 'Product form'. */
export const MAX_ADDITIONAL_PICTURES = 5;
const MAIN_PICTURE_MISSING = 'Ana resim seçilmelidir.';
export const TOO_MANY_PICTURES = `En fazla ${MAX_ADDITIONAL_PICTURES} ek resim yükleyebilirsiniz.`;

const PRICE = { message: 'Fiyat gerekli, örneğin 520,00.' };
const STOCK = { message: 'Stok adedi 0 ya da daha büyük bir tam sayı olmalıdır.' };
const MIN_STOCK = { message: 'En az stok 0 ya da daha büyük bir tam sayı olmalıdır.' };
const WRONG_FOCUS = { message: 'Resmin odak noktası %0 ile %100 arasında olmalıdır.' };
const PREPARATION = { message: `Hazırlık süresi 1 ile ${LONGEST_PREPARATION_DAYS} gün arasında olmalıdır.` };
const UNREADABLE_PICTURE = 'Resim okunamadı.';

const isPieces = (wrong: { readonly message: string }): PropertyDecorator =>
  rulesInOrder(IsInt(wrong), Min(0, wrong), Max(MAX_PIECES, { message: TOO_MANY_PIECES }));

const isPreparationDays = (): PropertyDecorator =>
  rulesInOrder(IsInt(PREPARATION), Min(READY_DAYS, PREPARATION), Max(LONGEST_PREPARATION_DAYS, PREPARATION));

const isFocusPercent = (): PropertyDecorator =>
  rulesInOrder(IsInt(WRONG_FOCUS), Min(0, WRONG_FOCUS), Max(100, WRONG_FOCUS));

class PictureFocusDto implements PictureFocus {
  @isFocusPercent()
  x: number;

  @isFocusPercent()
  y: number;
}

export class ProductPictureDto {
  /** The file name that the upload returned. */
  @Matches(/^[a-z0-9-]{1,90}\.webp$/, { message: UNREADABLE_PICTURE })
  fileName: string;

  /** The picture's description for screen readers. */
  @trimmed()
  @MaxLength(200, { message: 'Resim açıklaması en fazla 200 karakter olabilir.' })
  @oneLine()
  @IsString({ message: UNREADABLE_PICTURE })
  alt: string;

  /** Absent: the middle. */
  @mayBeAbsent()
  @nested(() => PictureFocusDto, WRONG_FOCUS.message)
  focus?: PictureFocusDto;
}

/** The form of a product. */
export class ProductDto {
  @isRequiredText('Ürün adı gerekli', { maxLength: 150 })
  name: string;

  @Max(MAX_PRICE_KURUS, { message: TOO_DEAR })
  @Min(1, PRICE)
  @IsInt(PRICE)
  priceKurus: number;

  @isRecordNumber('Kategori seçilmelidir.')
  categoryId: number;

  @isRequiredText('Açıklama gerekli', { maxLength: 4000, hasLines: true })
  description: string;

  @isRequiredText('Malzeme gerekli', { maxLength: 300 })
  material: string;

  @isRequiredText('Ölçüler gerekli', { maxLength: 300 })
  dimensions: string;

  @isRequiredText('Bakım bilgisi gerekli', { maxLength: 1000, hasLines: true })
  care: string;

  /** The main picture first. */
  @nestedList(() => ProductPictureDto, UNREADABLE_PICTURE)
  @ArrayMaxSize(1 + MAX_ADDITIONAL_PICTURES, { message: TOO_MANY_PICTURES })
  @ArrayNotEmpty({ message: MAIN_PICTURE_MISSING })
  @IsArray({ message: MAIN_PICTURE_MISSING })
  pictures: ProductPictureDto[];

  /** The stock, including the pieces held for checkouts. */
  @isPieces(STOCK)
  stockQuantity: number;

  @isPieces(MIN_STOCK)
  minStock: number;

  @IsBoolean({ message: 'Stok türü geçersiz.' })
  isUnlimited: boolean;

  @IsBoolean({ message: 'Görünürlük geçersiz.' })
  isActive: boolean;

  /** One of the studio's rates of KDV; null for the rate of all products. Absent: unchanged, at first null. */
  @IsOptional()
  @isVatRateId('KDV oranını seçin.')
  vatRateId?: string | null;

  /** Of one piece with its packing; null for the weight that the studio assumes. Absent: unchanged, at first null. */
  @IsOptional()
  @isPieceWeight()
  weightGrams?: number | null;

  /** The days of its own until it arrives, 0 when it lies ready; null for the shop's time. Absent: unchanged, at first null. */
  @IsOptional()
  @isPreparationDays()
  preparationDays?: number | null;
}

/** Names a product and the version of it that the client has read. */
export class ProductVersionDto {
  @isId('Ürün geçersiz.')
  id: string;

  @isRecordNumber('Ürün geçersiz.')
  version: number;
}

export class UpdateProductDto extends ProductDto {
  @isId('Ürün geçersiz.')
  id: string;

  @isRecordNumber('Ürün geçersiz.')
  version: number;

  /**
   * The stock that the client read. The change is applied as a difference from it, so that sales since then
   * are kept.
   */
  @isPieces(STOCK)
  stockRead: number;

  /** The version of the stock count that the client read, so that two counts at once are not added up. */
  @isRecordNumber('Ürün geçersiz.')
  countVersion: number;
}

export class ChangeStockDto {
  @isId('Ürün geçersiz.')
  id: string;

  @isPieces(STOCK)
  stockRead: number;

  @isRecordNumber('Ürün geçersiz.')
  countVersion: number;

  @isPieces(STOCK)
  stockQuantity: number;
}

export class ShowProductDto extends ProductVersionDto {
  @IsBoolean({ message: 'Görünürlük geçersiz.' })
  isActive: boolean;
}

export class AdminProductQuery {
  @isId('Ürün geçersiz.')
  id: string;
}

/** A picture uploaded for a product. Its type only tells in which field of the form it was chosen. */
export class UploadedPictureDto {
  @mayBeAbsent()
  @Matches(/^(main|additional)$/, { message: 'Resim türü main ya da additional olmalıdır.' })
  type?: 'main' | 'additional';
}
