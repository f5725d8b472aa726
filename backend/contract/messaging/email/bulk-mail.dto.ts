import { IsIn } from 'class-validator';
import { PageQuery } from '../../admin/page.query.js';
import { RecordDto } from '../../admin/record.dto.js';
import { isEmailAddress } from '../../common/email.rule.js';
import { isId } from '../../common/id.js';
import { mayBeAbsent } from '../../common/text-rules.js';
import { isSubject } from '../messages/studio-message.rule.js';
import { BULK_AUDIENCES, type BulkAudience } from './bulk-mail.js';
import { isMailBody, MAIL_INCOMPLETE } from './email-settings.dto.js';

const AUDIENCE = { message: 'Alıcı grubu geçersiz.' };

export class BulkReachQuery extends PageQuery {
  @IsIn(BULK_AUDIENCES, AUDIENCE)
  audience: BulkAudience;
}

export class StartBulkMailDto {
  /** Idempotency key made by the form: repeated requests send the mail only once. */
  @isId('Mesaj okunamadı.')
  key: string;

  @isSubject(MAIL_INCOMPLETE)
  subject: string;

  @isMailBody(MAIL_INCOMPLETE)
  body: string;

  @IsIn(BULK_AUDIENCES, AUDIENCE)
  audience: BulkAudience;
}

export class PreviewBulkMailDto {
  @isSubject(MAIL_INCOMPLETE)
  subject: string;

  @isMailBody(MAIL_INCOMPLETE)
  body: string;

  @IsIn(BULK_AUDIENCES, AUDIENCE)
  audience: BulkAudience;

  /** The address of a recipient; without one the mail is shown as to somebody whose name is not known. */
  @mayBeAbsent()
  @isEmailAddress({ whenMissing: 'Alıcı bulunamadı.', whenWrong: 'Alıcı bulunamadı.' })
  recipient?: string;
}

const CAMPAIGN_ACTIONS = ['pause', 'resume', 'stop'] as const;
export type CampaignAction = (typeof CAMPAIGN_ACTIONS)[number];

export class ControlBulkMailDto extends RecordDto {
  @IsIn(CAMPAIGN_ACTIONS, { message: 'Bu işlem tanınmıyor.' })
  action: CampaignAction;
}
