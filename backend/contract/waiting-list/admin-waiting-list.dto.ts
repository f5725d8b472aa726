import { IsInt, Max, Min } from 'class-validator';
import { isId } from '../common/id.js';
import { isLocalDate } from '../common/local-date.rule.js';
import { isRecordNumber } from '../common/record-number.rule.js';
import { MOST_WAITING_SEATS } from './waiting-list.dto.js';

const MORE = { message: `1 ile ${MOST_WAITING_SEATS} arasında bir sayı yazın.` };

/** The waiting list of a session. */
export class SessionQueueDto {
  @isId('Workshopu seçin.')
  sessionId: string;
}

/** Somebody on the list of a session. */
export class QueueEntryDto extends SessionQueueDto {
  @isId('Bekleyen kişiyi seçin.')
  entryId: string;
}

/** More seats than before, for those who wait. */
export class RaiseCapacityDto extends SessionQueueDto {
  /** The session's version that was read: what somebody else changed since then is not overwritten. */
  @isRecordNumber('Workshopun sürümü eksik.')
  version: number;

  @Max(MOST_WAITING_SEATS, MORE)
  @Min(1, MORE)
  @IsInt(MORE)
  more: number;
}

/** Another date of the workshop, of which all who wait are told. */
export class OpenDateDto extends SessionQueueDto {
  @isLocalDate('Yeni günü seçin.')
  date: string;
}
