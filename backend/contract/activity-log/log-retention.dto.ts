import { IsInt, Max, Min } from 'class-validator';
import { isRecordNumber } from '../common/record-number.rule.js';
import { rulesInOrder } from '../common/rules-in-order.js';
import { STORAGE_PERIODS } from '../legal/storage-periods.js';

export const LEAST_KEPT_DAYS = 7;

const DAYS_OF_YEAR = 365;
const SECURITY_DAYS = STORAGE_PERIODS.securityLog.length.years * DAYS_OF_YEAR;

/** The longest time for each kind of entry, in days, as the privacy policy promises it. */
export const MOST_KEPT_DAYS = {
  signIns: SECURITY_DAYS,
  security: SECURITY_DAYS,
  changes: STORAGE_PERIODS.changeLog.length.years * DAYS_OF_YEAR,
  technical: SECURITY_DAYS,
} as const;

export type LogGroup = keyof typeof MOST_KEPT_DAYS;

/** The Turkish complaint about a number of days out of its bounds. */
export function keptDaysComplaint(group: LogGroup): string {
  return `Saklama süresi ${LEAST_KEPT_DAYS} ile ${MOST_KEPT_DAYS[group]} gün arasında olmalıdır.`;
}

function isKeptDays(group: LogGroup): PropertyDecorator {
  const words = { message: keptDaysComplaint(group) };
  return rulesInOrder(Max(MOST_KEPT_DAYS[group], words), Min(LEAST_KEPT_DAYS, words), IsInt(words));
}

/** The number of days for which entries are kept, by `LOG_TYPE_GROUPS`. */
export class LogRetentionDto {
  @isKeptDays('signIns')
  signIns: number;

  @isKeptDays('security')
  security: number;

  @isKeptDays('changes')
  changes: number;

  @isKeptDays('technical')
  technical: number;

  @isRecordNumber('Ayar bulunamadı.')
  version: number;
}
