import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, IsInt, Max, Min } from 'class-validator';
import { MAX_CART_LINES } from '../checkout/cart/cart-limits.js';
import { isId } from '../common/id.js';
import { nested, nestedList } from '../common/nested.js';
import { isRecordNumber } from '../common/record-number.rule.js';
import { mayBeAbsent } from '../common/text-rules.js';
import { CargoDto } from '../orders/admin-orders.dto.js';

const ORDER = 'Sipariş bulunamadı.';
const LINE = 'Sipariş kalemi bulunamadı.';
const CARGO = 'Kargo bilgileri geçersiz.';
const NO_PIECES = { message: 'Pakete en az bir parça koyun.' };
const MOST_OF_A_LINE = 99;
const QUANTITY = { message: `Bir kalemden 1–${MOST_OF_A_LINE} parça paketlenebilir.` };

export class PackedLineDto {
  @isId(LINE)
  lineId: string;

  @Max(MOST_OF_A_LINE, QUANTITY)
  @Min(1, QUANTITY)
  @IsInt(QUANTITY)
  quantity: number;
}

export class PackParcelDto {
  @isId(ORDER)
  orderId: string;

  /** Idempotency key: a request repeated after a lost answer packs once. */
  @isId('Paket anahtarı geçersiz.')
  requestKey: string;

  @nestedList(() => PackedLineDto, LINE)
  @ArrayUnique(({ lineId }: PackedLineDto) => lineId, { message: 'Bir kalem yalnızca bir kez seçilebilir.' })
  @ArrayMaxSize(MAX_CART_LINES, NO_PIECES)
  @ArrayMinSize(1, NO_PIECES)
  @IsArray(NO_PIECES)
  lines: PackedLineDto[];

  @mayBeAbsent()
  @nested(() => CargoDto, CARGO)
  cargo?: CargoDto;
}

/** A parcel of an order as it was read. */
export class ParcelDto {
  @isId(ORDER)
  orderId: string;

  /** The order's version: what changed since then is not overwritten. */
  @isRecordNumber('Sürüm geçersiz.')
  version: number;

  @isId('Paket bulunamadı.')
  parcelId: string;
}

export class ParcelCargoDto extends ParcelDto {
  @nested(() => CargoDto, CARGO)
  cargo: CargoDto;
}

/** The states that the studio notes by hand. */
const NOTED_STATES = ['handed_over', 'delivered'] as const;
export type NotedParcelState = (typeof NOTED_STATES)[number];

export class MoveParcelDto extends ParcelDto {
  @IsIn(NOTED_STATES, { message: 'Paketin durumu geçersiz.' })
  state: NotedParcelState;
}
