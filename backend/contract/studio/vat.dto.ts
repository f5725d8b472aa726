import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsInt,
  Matches,
  Max,
  Min,
  ValidateBy,
} from 'class-validator';
import type { LocalDate } from '../common/dates.js';
import { isLocalDate } from '../common/local-date.rule.js';
import { nestedList } from '../common/nested.js';
import { isRequiredText } from '../common/required-text.rule.js';
import { rulesInOrder } from '../common/rules-in-order.js';
import { isReadVersion } from './read-version.rule.js';

const MOST_RATES = 12;
const MOST_PERCENTS = 40;
const RATES_UNREADABLE = { message: 'KDV oranları okunamadı.' };
const PERCENT = { message: 'KDV oranı 0 ile 100 arasında bir tam sayı olmalıdır.' };
const RATE_ID = /^[a-z0-9-]{1,36}$/;

interface WithId {
  readonly id: string;
}

/** The id of one of the studio's rates. */
export const isVatRateId = (message: string): PropertyDecorator => Matches(RATE_ID, { message });

class VatPercentDto {
  @rulesInOrder(IsInt(PERCENT), Min(0, PERCENT), Max(100, PERCENT))
  percent: number;

  @isLocalDate('Oranın başladığı günü seçin.')
  from: LocalDate;
}

class VatRateDto {
  @isVatRateId(RATES_UNREADABLE.message)
  id: string;

  @isRequiredText('Orana bir ad verin.', { maxLength: 40 })
  name: string;

  @rulesInOrder(
    IsArray(RATES_UNREADABLE),
    ArrayNotEmpty({ message: 'Her adın en az bir oranı olmalıdır.' }),
    ArrayMaxSize(MOST_PERCENTS, { message: `Bir ada en fazla ${MOST_PERCENTS} oran yazabilirsiniz.` }),
    nestedList(() => VatPercentDto, RATES_UNREADABLE.message),
    beginOneAfterAnother('Oranlar, başladıkları günlere göre sırada olmalı; aynı gün iki oran başlayamaz.'),
  )
  percents: readonly VatPercentDto[];
}

class VatRulesDto {
  @rulesInOrder(
    IsArray(RATES_UNREADABLE),
    ArrayNotEmpty({ message: 'En az bir KDV oranı gereklidir.' }),
    ArrayMaxSize(MOST_RATES, { message: `En fazla ${MOST_RATES} KDV oranı yazabilirsiniz.` }),
    nestedList(() => VatRateDto, RATES_UNREADABLE.message),
    ArrayUnique(({ id }: WithId) => id, RATES_UNREADABLE),
    ArrayUnique(({ name }: VatRateDto) => name, { message: 'İki KDV oranının adı aynı olamaz.' }),
  )
  rates: readonly VatRateDto[];

  @isOneOfRates('Ürünler için bir KDV oranı seçin.')
  productRateId: string;

  @isOneOfRates('Workshoplar için bir KDV oranı seçin.')
  workshopRateId: string;

  @isOneOfRates('Kargo için bir KDV oranı seçin.')
  shippingRateId: string;
}

export class SaveVatDto extends VatRulesDto {
  /** The version that the client read; 0 before the first save. */
  @isReadVersion()
  version: number;
}

function isOneOfRates(message: string): PropertyDecorator {
  return ValidateBy({
    name: 'isOneOfRates',
    validator: {
      validate: (value: unknown, args) => {
        const { rates } = (args?.object ?? {}) as { readonly rates?: unknown };
        return Array.isArray(rates) && rates.some((rate: Partial<WithId> | null) => rate?.id === value);
      },
      defaultMessage: () => message,
    },
  });
}

function beginOneAfterAnother(message: string): PropertyDecorator {
  return ValidateBy({
    name: 'beginOneAfterAnother',
    validator: {
      validate: (value: unknown) =>
        Array.isArray(value) &&
        value.every(
          (percent: Partial<VatPercentDto> | null, index) =>
            index === 0 ||
            String(percent?.from) > String((value[index - 1] as Partial<VatPercentDto> | null)?.from),
        ),
      defaultMessage: () => message,
    },
  });
}
