import { IsBoolean, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { ReadRecordDto } from '../admin/record.dto.js';
import { inTurn } from '../common/in-turn.js';
import { LARGEST_INTEGER } from '../common/record-number.rule.js';
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

  /** As it was read, 0 where there were no words of its own yet; the documented call knows of none. */
  @mayBeAbsent()
  @inTurn(
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
