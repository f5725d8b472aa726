import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
  type ValidationArguments,
} from 'class-validator';
import { MAX_PRICE_KURUS } from '../checkout/cart/cart-limits.js';
import { isId } from '../common/id.js';
import { rulesInOrder } from '../common/rules-in-order.js';
import { isRecordNumber, LARGEST_INTEGER } from '../common/record-number.rule.js';
import { isRequiredText } from '../common/required-text.rule.js';
import { severalLines } from '../common/text-rules.js';
import { isCouponCode } from './coupon-code.rule.js';
import { isStudioMinute } from '../common/studio-minute.rule.js';
import type { CouponScope, CouponType } from './coupon.js';
import { trimmed } from '../common/trimmed.js';

export const COUPON_TYPES = ['percentage', 'fixed'] as const satisfies readonly CouponType[];
export const COUPON_SCOPES = [
  'all',
  'specific_products',
  'specific_categories',
  'specific_users',
] as const satisfies readonly CouponScope[];

/** The maximum number of targets of one coupon; for more, a coupon for everything is meant. */
const MAX_COUPON_TARGETS = 500;
const WHOLE_PERCENT = 10_000;
const TOO_MANY_TARGETS = `En fazla ${MAX_COUPON_TARGETS} seçim yapabilirsiniz.`;

const UNKNOWN = 'Kupon bulunamadı.';
const VALUE = { message: 'İndirim değeri 0’dan büyük olmalıdır.' };
const NO_VALUE = { message: 'İndirim değerini 10 ya da 12,50 gibi bir sayı olarak yazın.' };
const NO_AMOUNT = { message: 'Tutarı 500 ya da 1.250,00 gibi yazın.' };
const NO_MAXIMUM = { message: 'Tutarı 500 ya da 1.250,00 gibi yazın; sınır yoksa boş bırakın.' };
const NO_LIMIT = {
  message: 'Kullanım sınırını 100 gibi bir tam sayı olarak yazın; sınır yoksa boş bırakın.',
};
const LIMIT_TOO_HIGH = {
  message: `Kullanım sınırı en fazla ${LARGEST_INTEGER.toLocaleString('tr-TR')} olabilir.`,
};
const AMOUNT = { message: 'Tutar 0 ya da daha büyük olmalıdır, örneğin 500,00.' };
const MAXIMUM = { message: 'En çok indirim 0’dan büyük olmalıdır; sınır yoksa boş bırakın.' };
const LIMIT = { message: 'Kullanım sınırı en az 1 olmalıdır; sınır yoksa boş bırakın.' };
const CATEGORY = { each: true, message: 'Kategori geçersiz.' };
const TOO_MUCH = { message: 'Tutar en fazla 1.000.000 TL olabilir.' };

/** Empty is null: unlimited (specification 3, section 5, 'Coupon form'). */
const mayBeUnlimited = (): PropertyDecorator => ValidateIf((_dto: unknown, value: unknown) => value !== null);

/** Validates the list that belongs to the chosen scope; the other list is ignored. */
const isChoice = (
  scope: CouponScope,
  missing: string,
  ...each: readonly PropertyDecorator[]
): PropertyDecorator =>
  rulesInOrder(
    ValidateIf(({ applicableTo }: { applicableTo: unknown }) => applicableTo === scope),
    IsArray({ message: missing }),
    ArrayNotEmpty({ message: missing }),
    ArrayMaxSize(MAX_COUPON_TARGETS, { message: TOO_MANY_TARGETS }),
    ...each,
  );

/** The form of a coupon. */
export class CouponDto {
  @isCouponCode()
  code: string;

  @isRequiredText('Kupon adı gerekli', { maxLength: 150 })
  name: string;

  @trimmed()
  @severalLines()
  @MaxLength(1000, { message: 'En fazla 1000 karakter yazabilirsiniz.' })
  @IsString({ message: 'Açıklama okunamadı.' })
  description: string;

  @IsIn(COUPON_TYPES, { message: 'İndirim türü geçersiz.' })
  type: CouponType;

  /** Hundredths of a percent, or kuruş. */
  @Max(MAX_PRICE_KURUS, TOO_MUCH)
  @isAtMostEverything()
  @Min(1, VALUE)
  @IsInt(NO_VALUE)
  valueHundredths: number;

  @Max(MAX_PRICE_KURUS, TOO_MUCH)
  @Min(0, AMOUNT)
  @IsInt(NO_AMOUNT)
  minimumKurus: number;

  /** Null: no maximum. */
  @mayBeUnlimited()
  @Max(MAX_PRICE_KURUS, TOO_MUCH)
  @Min(1, MAXIMUM)
  @IsInt(NO_MAXIMUM)
  maximumDiscountKurus: number | null;

  /** Null: no limit. */
  @mayBeUnlimited()
  @Max(LARGEST_INTEGER, LIMIT_TOO_HIGH)
  @Min(1, LIMIT)
  @IsInt(NO_LIMIT)
  usageLimit: number | null;

  /** yyyy-MM-ddTHH:mm in Istanbul time. */
  @isStudioMinute('Başlangıç tarihi gerekli')
  validFrom: string;

  /** The same; the coupon can be used until the end of this minute. */
  @isAfterBegin('Bitiş, başlangıçtan sonra olmalı')
  @isStudioMinute('Bitiş tarihi gerekli')
  validUntil: string;

  @IsBoolean({ message: 'Kuponun açık mı kapalı mı olduğu okunamadı.' })
  isActive: boolean;

  @IsIn(COUPON_SCOPES, { message: 'Geçerlilik alanı geçersiz.' })
  applicableTo: CouponScope;

  @isChoice(
    'specific_products',
    'En az bir ürün seçin.',
    IsUUID('all', { each: true, message: 'Ürün geçersiz.' }),
  )
  productIds: string[];

  @isChoice(
    'specific_categories',
    'En az bir kategori seçin.',
    IsInt(CATEGORY),
    Min(1, CATEGORY),
    Max(LARGEST_INTEGER, CATEGORY),
  )
  categoryIds: number[];

  @isChoice(
    'specific_users',
    'En az bir müşteri seçin.',
    IsUUID('all', { each: true, message: 'Müşteri geçersiz.' }),
  )
  customerIds: string[];
}

export class UpdateCouponDto extends CouponDto {
  @isId(UNKNOWN)
  id: string;

  @isRecordNumber(UNKNOWN)
  version: number;
}

function isAtMostEverything(): PropertyDecorator {
  return rule(
    'isAtMostEverything',
    'Yüzde en fazla 100 olabilir.',
    (value, { type }) => type !== 'percentage' || Number(value) <= WHOLE_PERCENT,
  );
}

function isAfterBegin(message: string): PropertyDecorator {
  return rule(
    'isAfterBegin',
    message,
    (until, { validFrom }) => typeof until === 'string' && until >= validFrom,
  );
}

function rule(
  name: string,
  message: string,
  holds: (value: unknown, dto: CouponDto) => boolean,
): PropertyDecorator {
  const validate = (value: unknown, context?: ValidationArguments) =>
    holds(value, context?.object as CouponDto);
  return ValidateBy({ name, validator: { validate, defaultMessage: () => message } });
}
