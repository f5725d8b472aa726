import { isId } from '../common/id.js';
import { isRecordNumber } from '../common/record-number.rule.js';
import { isStudioText, isSubject } from '../messaging/messages/studio-message.rule.js';

const UNKNOWN = 'Kayıt bulunamadı.';
const EMPTY_ANSWER = 'Konu ve yanıt alanları boş olamaz.';

/** Names a record. */
export class RecordDto {
  @isId(UNKNOWN)
  id: string;
}

/**
 * Names a record and the version that the client has read, so that an intervening change by another admin is
 * detected.
 */
export class ReadRecordDto extends RecordDto {
  @isRecordNumber(UNKNOWN)
  version: number;
}

/**
 * A record with the version that the client read. Documented calls send no version and act on the current
 * state.
 */
export interface RecordAsRead {
  readonly id: string;
  readonly version?: number | undefined;
}

/** The studio's mailed answer to a visitor's request. */
export class AnswerDto extends ReadRecordDto {
  @isSubject(EMPTY_ANSWER)
  subject: string;

  @isStudioText(EMPTY_ANSWER)
  text: string;
}
