import { IsIn, IsInt, Max, Min, ValidateBy } from 'class-validator';
import { nested } from '../common/nested.js';
import { rulesInOrder } from '../common/rules-in-order.js';
import {
  longestDays,
  LONGEST_PREPARATION_DAYS,
  PREPARATION_UNITS,
  type PreparationTime,
  type PreparationUnit,
} from '../orders/preparation.js';
import { ORDER_LIMITS, type OrderRules } from './order-rules.js';
import { isReadVersion } from './read-version.rule.js';

const isWhole = (message: string, { min, max }: { readonly min: number; readonly max: number }) =>
  rulesInOrder(IsInt({ message }), Min(min, { message }), Max(max, { message }));

const isLimit = (name: keyof typeof ORDER_LIMITS) => {
  const { min, max } = ORDER_LIMITS[name];
  return isWhole(`${min} ile ${max} arasında bir sayı yazın.`, ORDER_LIMITS[name]);
};

const isDuration = () => isWhole('Süreyi tam sayı olarak yazın.', { min: 1, max: LONGEST_PREPARATION_DAYS });

/** Holds what the whole time must be; `time` is the DTO with every field. */
const isTime = (name: string, message: string, holds: (time: PreparationTime) => boolean) =>
  ValidateBy({
    name,
    validator: {
      validate: (_value, args) => args !== undefined && holds(args.object as PreparationTimeDto),
      defaultMessage: () => message,
    },
  });

export class PreparationTimeDto implements PreparationTime {
  @IsIn(PREPARATION_UNITS, { message: 'Gün ya da hafta seçin.' })
  unit: PreparationUnit;

  @isDuration()
  typical: number;

  @rulesInOrder(
    isDuration(),
    isTime(
      'isNotShorter',
      'En uzun süre, olağan süreden kısa olamaz.',
      (time) => time.longest >= time.typical,
    ),
    isTime(
      'isNotTooLong',
      `En uzun süre, yasal teslim süresi olan ${LONGEST_PREPARATION_DAYS} günü aşamaz.`,
      (time) => longestDays(time) <= LONGEST_PREPARATION_DAYS,
    ),
  )
  longest: number;
}

export class SaveOrderRulesDto implements OrderRules {
  @nested(() => PreparationTimeDto, 'Hazırlık süresi okunamadı.')
  preparation: PreparationTimeDto;

  @isLimit('reminderHour')
  reminderHour: number;

  @isLimit('unpaidHours')
  unpaidHours: number;

  @isLimit('offerHours')
  offerHours: number;

  @isLimit('holdMinutes')
  holdMinutes: number;

  @isLimit('holdSharePercent')
  holdSharePercent: number;

  @isLimit('piecesReservedOfProduct')
  piecesReservedOfProduct: number;

  @isLimit('seatsReservedOfSession')
  seatsReservedOfSession: number;

  @isLimit('reservedPerNetwork')
  reservedPerNetwork: number;

  @isLimit('unpaidMinutesPerNetwork')
  unpaidMinutesPerNetwork: number;

  @isLimit('piecesPerNetwork')
  piecesPerNetwork: number;

  @isLimit('seatsPerNetwork')
  seatsPerNetwork: number;

  /** The version that the client read; 0 before the first save. */
  @isReadVersion()
  version: number;
}
