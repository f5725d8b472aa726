import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsBoolean, IsUUID } from 'class-validator';
import { MOST_PRINTED_AT_ONCE } from './piece-sheets.js';

const ORDER = { each: true, message: 'Sipariş bulunamadı.' };
const PIECE = { each: true, message: 'Ürün bulunamadı.' };
const NO_ORDER = { message: 'En az bir sipariş seçin.' };
const NO_PIECE = { message: 'En az bir ürün seçin.' };

export class PrintOrdersDto {
  @IsUUID('all', ORDER)
  @ArrayUnique({ message: ORDER.message })
  @ArrayMaxSize(MOST_PRINTED_AT_ONCE, {
    message: `Bir defada en fazla ${MOST_PRINTED_AT_ONCE} sipariş yazdırılabilir.`,
  })
  @ArrayMinSize(1, NO_ORDER)
  @IsArray(NO_ORDER)
  orderIds: string[];
}

export class PrintSlipsDto extends PrintOrdersDto {
  /** Without them the slip may lie in a gift. */
  @IsBoolean({ message: 'Fiyatların yazılıp yazılmayacağını seçin.' })
  withPrices: boolean;
}

export class PrintPiecesDto {
  @IsUUID('all', PIECE)
  @ArrayUnique({ message: PIECE.message })
  @ArrayMaxSize(MOST_PRINTED_AT_ONCE, {
    message: `Bir defada en fazla ${MOST_PRINTED_AT_ONCE} ürün yazdırılabilir.`,
  })
  @ArrayMinSize(1, NO_PIECE)
  @IsArray(NO_PIECE)
  productIds: string[];
}
