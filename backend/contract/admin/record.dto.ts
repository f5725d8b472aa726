import { isId } from '../common/id.js';
import { isRecordNumber } from '../common/record-number.rule.js';
import { isStudioText, isSubject } from '../messaging/messages/studio-message.rule.js';

const UNKNOWN = 'Kayıt bulunamadı.';
const EMPTY_ANSWER = 'Konu ve yanıt alanları boş olamaz.';

/** Which record. */
export class RecordDto {
  @isId(UNKNOWN)
  id: string;
}

/** Which record, as it was read: another's change in between is noticed. */
export class ReadRecordDto extends RecordDto {
  @isRecordNumber(UNKNOWN)
  version: number;
}

/** The documented calls know of no version: they mean the record that stands. */
export interface RecordAsRead {
  readonly id: string;
  readonly version?: number | undefined;
}

/** A mail to whoever sent a request. */
export class AnswerDto extends ReadRecordDto {
  @isSubject(EMPTY_ANSWER)
  subject: string;

  @isStudioText(EMPTY_ANSWER)
  text: string;
}
