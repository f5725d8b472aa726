import { IsBoolean, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { ReadRecordDto } from '../../admin/record.dto.js';
import { isId } from '../../common/id.js';
import { rulesInOrder } from '../../common/rules-in-order.js';
import { LARGEST_INTEGER } from '../../common/record-number.rule.js';
import { mayBeAbsent, oneLine } from '../../common/text-rules.js';
import { isSubject } from '../messages/studio-message.rule.js';
import { isMailBody, MAIL_INCOMPLETE } from './email-settings.dto.js';

const UNKNOWN = 'Şablon tanınmıyor.';
const PREHEADER_LENGTH = 300;

export class MailKindDto {
  @MaxLength(60, { message: UNKNOWN })
  @IsString({ message: UNKNOWN })
  kind: string;
}

class TemplateTextDto extends MailKindDto {
  @isSubject(MAIL_INCOMPLETE)
  subject: string;

  @rulesInOrder(
    MaxLength(PREHEADER_LENGTH, {
      message: `Ön izleme satırı en fazla ${PREHEADER_LENGTH} karakter olabilir.`,
    }),
    oneLine(),
    IsString({ message: 'Ön izleme satırı okunamadı.' }),
  )
  preheader: string;

  @isMailBody(MAIL_INCOMPLETE)
  bodyHtml: string;
}

export class PreviewTemplateDto extends TemplateTextDto {
  /** The id of a `PreviewExample`; sample facts when absent. */
  @mayBeAbsent()
  @isId('E-posta tanınmıyor.')
  mailId?: string;
}

export class SaveTemplateDto extends TemplateTextDto {
  @IsBoolean({ message: 'Şablonun açık mı kapalı mı olduğu okunamadı.' })
  isActive: boolean;

  /** The version that the client read, 0 without a custom template; absent from the documented call. */
  @mayBeAbsent()
  @rulesInOrder(
    IsInt({ message: UNKNOWN }),
    Min(0, { message: UNKNOWN }),
    Max(LARGEST_INTEGER, { message: UNKNOWN }),
  )
  version?: number;
}

export class SwitchTemplateDto extends ReadRecordDto {
  @IsBoolean({ message: 'Şablonun açık mı kapalı mı olduğu okunamadı.' })
  isActive: boolean;
}
