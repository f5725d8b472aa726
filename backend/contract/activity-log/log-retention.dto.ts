import { IsInt, Max, Min } from 'class-validator';
import { isRecordNumber } from '../common/record-number.rule.js';

export const LEAST_KEPT_DAYS = 7;
export const MOST_KEPT_DAYS = 3650;

const DAYS = { message: `Saklama süresi ${LEAST_KEPT_DAYS} ile ${MOST_KEPT_DAYS} gün arasında olmalıdır.` };

/** The number of days for which entries are kept, by `LOG_TYPE_GROUPS`. */
export class LogRetentionDto {
  @Max(MOST_KEPT_DAYS, DAYS)
  @Min(LEAST_KEPT_DAYS, DAYS)
  @IsInt(DAYS)
  signIns: number;

  @Max(MOST_KEPT_DAYS, DAYS)
  @Min(LEAST_KEPT_DAYS, DAYS)
  @IsInt(DAYS)
  security: number;

  @Max(MOST_KEPT_DAYS, DAYS)
  @Min(LEAST_KEPT_DAYS, DAYS)
  @IsInt(DAYS)
  changes: number;

  @Max(MOST_KEPT_DAYS, DAYS)
  @Min(LEAST_KEPT_DAYS, DAYS)
  @IsInt(DAYS)
  technical: number;

  @isRecordNumber('Ayar bulunamadı.')
  version: number;
}
