import { IsInt, Matches, Max, Min, ValidateBy, ValidateIf } from 'class-validator';
import { RecordDto } from '../admin/record.dto.js';
import { isAmount } from '../common/amount.rule.js';
import type { LocalDate } from '../common/dates.js';
import { isId } from '../common/id.js';
import { isLocalDate } from '../common/local-date.rule.js';
import { isOptionalText } from '../common/optional-text.rule.js';
import { LARGEST_INTEGER } from '../common/record-number.rule.js';
import { isRequiredText } from '../common/required-text.rule.js';
import { rulesInOrder } from '../common/rules-in-order.js';

const NOTE_LENGTH = 500;
const UNREADABLE = { message: 'Tutar geçersiz.' };
/** More cash may have gone out than came in. */
const isSeenAmount = () =>
  rulesInOrder(IsInt(UNREADABLE), Min(-LARGEST_INTEGER, UNREADABLE), Max(LARGEST_INTEGER, UNREADABLE));
const isDay = () => isLocalDate('Gün geçersiz.');

export class DayQuery {
  @isDay()
  day: LocalDate;
}

export class ExplainDifferenceDto extends RecordDto {
  /** The amounts that were explained, in kuruş. */
  @isAmount()
  seenOursKurus: number;

  @isAmount()
  seenTheirsKurus: number;

  @isRequiredText('Farkın nedenini yazın.', { maxLength: NOTE_LENGTH })
  explanation: string;
}

/** What was counted in the evening, in kuruş. */
export class CountTillDto {
  @isId('İstek okunamadı. Sayfayı yenileyin.')
  requestKey: string;

  @isDay()
  day: LocalDate;

  @isAmount()
  cashCountedKurus: number;

  /** What stays in the till for the next day. */
  @rulesInOrder(
    isAmount(),
    ValidateBy({
      name: 'isLeftOfCounted',
      validator: {
        validate: (value: unknown, context) => {
          const { cashCountedKurus } = (context?.object ?? {}) as Partial<CountTillDto>;
          return typeof value === 'number' && value <= (cashCountedKurus ?? 0);
        },
        defaultMessage: () => 'Kasada bırakılan, sayılandan fazla olamaz.',
      },
    }),
  )
  cashLeftKurus: number;

  @isAmount()
  posCountedKurus: number;

  @isOptionalText({ maxLength: NOTE_LENGTH })
  note: string;

  /** What the count was compared with when it was typed, in kuruş; below zero when more cash went out than came in. */
  @isSeenAmount()
  seenCashExpectedKurus: number;

  @isSeenAmount()
  seenPosExpectedKurus: number;

  /** The count of the day that this one corrects; null for the first. */
  @rulesInOrder(
    ValidateIf((_dto: unknown, value: unknown) => value !== null),
    Matches(/^\d{1,18}$/, { message: 'Sayım okunamadı. Sayfayı yenileyin.' }),
  )
  replaces: string | null;
}
