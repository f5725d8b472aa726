import { Transform } from 'class-transformer';
import { IsIn } from 'class-validator';
import { isId } from '../../common/id.js';
import { isSubject } from '../messages/studio-message.rule.js';
import { BULK_AUDIENCES, type BulkAudience } from './bulk-mail.js';
import { isMailBody, MAIL_INCOMPLETE } from './email-settings.dto.js';

const READS = ['get_settings', 'get_templates', 'get_email_logs'] as const;

/** Specification 3, section 7, 'Email manager'. */
export class RestEmailQuery {
  @IsIn(READS, { message: 'İstek okunamadı.' })
  action: (typeof READS)[number];
}

export class RestBulkMailDto {
  @isSubject(MAIL_INCOMPLETE)
  subject: string;

  @isMailBody(MAIL_INCOMPLETE)
  body: string;

  /** The group; also accepted as a list with one entry. */
  @Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) && value.length === 1 ? (value[0] as unknown) : value,
  )
  @IsIn(BULK_AUDIENCES, { message: 'Alıcı grubu geçersiz.' })
  recipients: BulkAudience;
}

export class RestTemplateIdDto {
  @isId('Şablon tanınmıyor.')
  template_id: string;
}
