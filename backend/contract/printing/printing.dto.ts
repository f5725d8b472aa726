import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsUUID,
  Max,
  Min,
  ValidateBy,
} from 'class-validator';
import {
  MOST_COPIES,
  MOST_LABELS,
  MOST_PRINTED_AT_ONCE,
  MOST_SKIPPED,
  mostCopies,
  PIECE_SHEETS,
  type PieceSheet,
} from './piece-sheets.js';

const ORDER = { each: true, message: 'Sipariş bulunamadı.' };
const PIECE = { each: true, message: 'Ürün bulunamadı.' };
const NO_ORDER = { message: 'En az bir sipariş seçin.' };
const NO_PIECE = { message: 'En az bir ürün seçin.' };
const COPIES = { message: `Her üründen 1–${MOST_COPIES} etiket basılabilir.` };
const TOO_MANY_LABELS = {
  message: `Bir defada en fazla ${MOST_LABELS} etiket yazdırılabilir. Daha az ürün seçin veya etiket sayısını azaltın.`,
};
const SKIPPED = { message: `Baştan 0–${MOST_SKIPPED} etiket boş bırakılabilir.` };

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

export class PrintPieceLabelsDto extends PrintPiecesDto {
  @IsIn(Object.keys(PIECE_SHEETS), { message: 'Etiket kâğıdı geçersiz.' })
  sheet: PieceSheet;

  /** Of each piece. */
  @fitsInOnePrint()
  @Max(MOST_COPIES, COPIES)
  @Min(1, COPIES)
  @IsInt(COPIES)
  copies: number;

  /** The places of the first sheet that were used up before. */
  @Max(MOST_SKIPPED, SKIPPED)
  @Min(0, SKIPPED)
  @IsInt(SKIPPED)
  skipped: number;
}

/** As many labels of all pieces together as one print may have. */
function fitsInOnePrint(): PropertyDecorator {
  return ValidateBy(
    {
      name: 'fitsInOnePrint',
      validator: {
        validate: (copies: unknown, args) => {
          const { productIds } = (args?.object ?? {}) as Partial<PrintPieceLabelsDto>;
          return !Array.isArray(productIds) || Number(copies) <= mostCopies(productIds.length);
        },
      },
    },
    TOO_MANY_LABELS,
  );
}
