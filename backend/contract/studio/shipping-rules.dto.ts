import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, Max, Min, ValidateBy } from 'class-validator';
import { MAX_CART_KURUS } from '../checkout/cart/cart-limits.js';
import { nestedList } from '../common/nested.js';
import { rulesInOrder } from '../common/rules-in-order.js';
import { isReadVersion } from './read-version.rule.js';
import { SHIPPING_MODES, type ShippingMode } from './shipping-rules.js';

/** 10 000 TL: a higher fee is a typing error. */
const MAX_FEE_KURUS = 1_000_000;
/** One ton, in grams. */
const MAX_GRAMS = 1_000_000;
/** The most that a piece may weigh, in grams. */
const MAX_PIECE_GRAMS = 100_000;
const MOST_CLASSES = 20;
const FEE = { message: 'Kargo ücreti 0 ile 10.000 TL arasında olmalıdır.' };
const FREE_FROM = { message: 'Ücretsiz kargonun başladığı tutar geçersiz.' };
const FEE_MISSING =
  'Alıcının ödeyeceği kargo ücretini yazın. Kargo hep sizdense “Kargo her siparişte bizden” seçin.';
const CLASS_WEIGHT = { message: 'Ağırlık sınırı 1 gram ile 1.000 kg arasında olmalıdır.' };
const CLASSES_UNREADABLE = { message: 'Ağırlık sınıfları okunamadı.' };
const PIECE_WEIGHT = { message: 'Ağırlık 1 gram ile 100 kg arasında olmalıdır.' };

/** Validates the weight of a piece in grams. */
export const isPieceWeight = (): PropertyDecorator =>
  rulesInOrder(IsInt(PIECE_WEIGHT), Min(1, PIECE_WEIGHT), Max(MAX_PIECE_GRAMS, PIECE_WEIGHT));

const isFee = (): PropertyDecorator => rulesInOrder(IsInt(FEE), Min(0, FEE), Max(MAX_FEE_KURUS, FEE));

class WeightClassDto {
  @rulesInOrder(IsInt(CLASS_WEIGHT), Min(1, CLASS_WEIGHT), Max(MAX_GRAMS, CLASS_WEIGHT))
  upToGrams: number;

  @isFee()
  feeKurus: number;
}

class ShippingRulesDto {
  @IsIn(SHIPPING_MODES, { message: 'Kargo ücretinin nasıl belirlendiğini seçin.' })
  mode: ShippingMode;

  @rulesInOrder(
    isFee(),
    whenMode('fixed', FEE_MISSING, isMoreThanNothing),
    whenMode('free_above', FEE_MISSING, isMoreThanNothing),
  )
  feeKurus: number;

  @rulesInOrder(
    IsInt(FREE_FROM),
    Min(0, FREE_FROM),
    Max(MAX_CART_KURUS, FREE_FROM),
    whenMode('free_above', 'Kargonun hangi tutardan sonra ücretsiz olduğunu yazın.', isMoreThanNothing),
  )
  freeFromKurus: number;

  @rulesInOrder(
    IsArray(CLASSES_UNREADABLE),
    ArrayMaxSize(MOST_CLASSES, { message: `En fazla ${MOST_CLASSES} ağırlık sınıfı yazabilirsiniz.` }),
    nestedList(() => WeightClassDto, CLASSES_UNREADABLE.message),
    whenMode('by_weight', 'En az bir ağırlık sınıfı yazın.', (classes) => lengthOf(classes) > 0),
    rule('Ağırlık sınıfları hafiften ağıra sıralanmalı; iki sınıfın sınırı aynı olamaz.', areInOrder),
  )
  weightClasses: readonly WeightClassDto[];

  @isFee()
  heavierFeeKurus: number;

  @isPieceWeight()
  defaultWeightGrams: number;

  @IsBoolean({ message: 'Atölyeden teslim seçiminiz okunamadı.' })
  offersPickUp: boolean;
}

export class SaveShippingDto extends ShippingRulesDto {
  /** The version that the client read; 0 before the first save. */
  @isReadVersion()
  version: number;
}

function isMoreThanNothing(kurus: unknown): boolean {
  return Number(kurus) > 0;
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}

/** Each class begins where the one before it ends, so classes in order neither overlap nor leave a gap. */
function areInOrder(classes: unknown): boolean {
  if (!Array.isArray(classes)) return false;
  const limits = classes.map((each: Partial<WeightClassDto> | null) => Number(each?.upToGrams));
  return limits.every((limit, index) => index === 0 || limit > (limits[index - 1] ?? 0));
}

function whenMode(
  mode: ShippingMode,
  message: string,
  holds: (value: unknown) => boolean,
): PropertyDecorator {
  return rule(message, (value, dto) => dto.mode !== mode || holds(value));
}

function rule(message: string, holds: (value: unknown, dto: ShippingRulesDto) => boolean): PropertyDecorator {
  return ValidateBy({
    name: 'shippingRule',
    validator: {
      validate: (value, context) => holds(value, context?.object as ShippingRulesDto),
      defaultMessage: () => message,
    },
  });
}
