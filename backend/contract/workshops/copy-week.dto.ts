import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsArray } from 'class-validator';
import type { LocalDate } from '../common/dates.js';
import { isId } from '../common/id.js';
import { eachIsLocalDate, isLocalDate } from '../common/local-date.rule.js';
import { nestedList } from '../common/nested.js';
import { MAX_TARGET_WEEKS, MAX_WEEK_COPIES } from './copy-week.js';
import { SessionVersionDto } from './session.dto.js';

const WEEK = 'Lütfen bir hafta seçin.';
const NO_SESSION = { message: 'Lütfen en az bir workshop seçin.' };
const TOO_MANY = { message: `Bir seferde en fazla ${MAX_WEEK_COPIES} workshop kopyalanabilir.` };

/** Asks what copying a week would add; any day names its week. */
export class WeekCopyQuery {
  @isLocalDate(WEEK)
  week: LocalDate;

  @eachIsLocalDate(WEEK)
  @ArrayUnique({ message: 'Aynı hafta iki kez seçilmiş.' })
  @ArrayMaxSize(MAX_TARGET_WEEKS, { message: `En fazla ${MAX_TARGET_WEEKS} hafta seçebilirsiniz.` })
  @IsArray({ message: WEEK })
  targets: LocalDate[];
}

export class SessionCopyDto {
  @isId('Workshop bulunamadı.')
  sessionId: string;

  @isLocalDate('Tarihlerden biri geçersiz.')
  date: LocalDate;
}

export class CopySessionsDto {
  @ArrayUnique((copy: Partial<SessionCopyDto> | null) => `${copy?.sessionId} ${copy?.date}`, {
    message: 'Aynı workshop aynı güne iki kez seçilmiş.',
  })
  @nestedList(() => SessionCopyDto, NO_SESSION.message)
  @ArrayMaxSize(MAX_WEEK_COPIES, TOO_MANY)
  @ArrayNotEmpty(NO_SESSION)
  @IsArray(NO_SESSION)
  copies: SessionCopyDto[];
}

/** Takes back copies that nobody has changed since. */
export class RemoveCopiesDto {
  @nestedList(() => SessionVersionDto, NO_SESSION.message)
  @ArrayMaxSize(MAX_WEEK_COPIES, TOO_MANY)
  @ArrayNotEmpty(NO_SESSION)
  @IsArray(NO_SESSION)
  copies: SessionVersionDto[];
}
