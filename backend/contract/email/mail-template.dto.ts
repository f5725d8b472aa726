import { IsBoolean, IsString, MaxLength } from 'class-validator';
import { RecordDto } from '../admin/record.dto.js';
import { isRecordNumber } from '../common/record-number.rule.js';
import { mayBeAbsent, severalLines } from '../common/text-rules.js';
import { isSubject } from '../messages/letter-of-studio.rule.js';
import { isMailBody, LETTER_INCOMPLETE } from './email-settings.dto.js';

const UNKNOWN = 'Şablon tanınmıyor.';
const TEXT = { message: 'Düz metin okunamadı.' };

export class MailKindDto {
  @MaxLength(60, { message: UNKNOWN })
  @IsString({ message: UNKNOWN })
  kind: string;
}

export class MailWordsDto extends MailKindDto {
  @isSubject(LETTER_INCOMPLETE)
  subject: string;

  @isMailBody(LETTER_INCOMPLETE)
  bodyHtml: string;

  @severalLines()
  @MaxLength(50_000, { message: 'Düz metin en fazla 50000 karakter olabilir.' })
  @IsString(TEXT)
  bodyText: string;
}

export class SaveTemplateDto extends MailWordsDto {
  @IsBoolean({ message: 'Şablonun açık mı kapalı mı olduğu okunamadı.' })
  isActive: boolean;

  /** As it was read; absent for the first words of its own. */
  @mayBeAbsent()
  @isRecordNumber(UNKNOWN)
  version?: number;
}

export class SwitchTemplateDto extends RecordDto {
  @IsBoolean({ message: 'Şablonun açık mı kapalı mı olduğu okunamadı.' })
  isActive: boolean;
}
