import { IsIn } from 'class-validator';
import { PageQuery } from '../admin/page.query.js';
import { RecordDto } from '../admin/record.dto.js';
import { isId } from '../common/id.js';
import { isSubject } from '../messages/letter-of-studio.rule.js';
import { BULK_AUDIENCES, type BulkAudience } from './bulk-mail.js';
import { isMailBody, LETTER_INCOMPLETE } from './email-settings.dto.js';

const AUDIENCE = { message: 'Alıcı grubu geçersiz.' };

export class BulkReachQuery extends PageQuery {
  @IsIn(BULK_AUDIENCES, AUDIENCE)
  audience: BulkAudience;
}

export class StartBulkMailDto {
  /** Made by the form: the same mail is sent once, however often it is asked for. */
  @isId('Mesaj okunamadı.')
  key: string;

  @isSubject(LETTER_INCOMPLETE)
  subject: string;

  @isMailBody(LETTER_INCOMPLETE)
  body: string;

  @IsIn(BULK_AUDIENCES, AUDIENCE)
  audience: BulkAudience;
}

const BULK_TURNS = ['pause', 'resume', 'stop'] as const;
export type BulkTurn = (typeof BULK_TURNS)[number];

export class TurnBulkMailDto extends RecordDto {
  @IsIn(BULK_TURNS, { message: 'Bu işlem tanınmıyor.' })
  turn: BulkTurn;
}
