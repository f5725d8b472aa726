import { IsBoolean, IsIn, IsInt, IsString, Matches, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { isEmailAddress } from '../../common/email.rule.js';
import { rulesInOrder } from '../../common/rules-in-order.js';
import { isRecordNumber } from '../../common/record-number.rule.js';
import { mayBeAbsent, oneLine } from '../../common/text-rules.js';
import { isKnownPassword } from '../../people/password.rule.js';
import { isSubject } from '../messages/studio-message.rule.js';
import { SMTP_ENCRYPTIONS, type SmtpEncryption } from './email-settings.js';
import { trimmed } from '../../common/trimmed.js';

const HOST = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$|^[0-9a-f:]{2,39}$/i;
const BODY_LENGTH = 100_000;
const UNREADABLE = { message: 'Bu ayar okunamadı.' };
/** Specification 3, section 5, 'Email'. */
export const TEST_ADDRESS_MISSING = 'Test email adresi gerekli';
export const MAIL_INCOMPLETE = 'Konu ve içerik gerekli';

/** Validates the name of a server; may be empty. */
const isHost = (): PropertyDecorator =>
  rulesInOrder(
    trimmed(),
    ValidateIf((_dto: unknown, value: unknown) => value !== ''),
    Matches(HOST, { message: 'Sunucu adresi geçersiz. Örnek: smtp.ornek.com' }),
    IsString(UNREADABLE),
  );

const isPort = (): PropertyDecorator => {
  const wrong = { message: 'Port 1 ile 65535 arasında bir sayı olmalıdır.' };
  return rulesInOrder(IsInt(wrong), Min(1, wrong), Max(65_535, wrong));
};

const isShortText = (): PropertyDecorator =>
  rulesInOrder(trimmed(), MaxLength(254, { message: 'Bu alan çok uzun.' }), oneLine(), IsString(UNREADABLE));

export class EmailSettingsDto {
  @rulesInOrder(
    trimmed(),
    ValidateIf(({ isActive }: EmailSettingsDto, value: unknown) => isActive || value !== ''),
    Matches(HOST, { message: 'Sunucu adresi geçersiz. Örnek: smtp.ornek.com' }),
    IsString(UNREADABLE),
  )
  smtpHost: string;

  @isPort()
  smtpPort: number;

  @isShortText()
  smtpUsername: string;

  /** The mask keeps the stored password, an empty text removes it. */
  @rulesInOrder(MaxLength(500, { message: 'Bu alan çok uzun.' }), oneLine(), IsString(UNREADABLE))
  smtpPassword: string;

  @IsIn(SMTP_ENCRYPTIONS, { message: 'Şifreleme tls, ssl ya da none olmalıdır.' })
  smtpEncryption: SmtpEncryption;

  @rulesInOrder(
    ValidateIf(({ isActive }: EmailSettingsDto, value: unknown) => isActive || value !== ''),
    isEmailAddress({ whenMissing: 'Gönderen e-posta adresi gerekli', whenWrong: 'Geçersiz e-posta adresi' }),
  )
  fromEmail: string;

  @isShortText()
  fromName: string;

  @IsBoolean(UNREADABLE)
  isActive: boolean;

  @isHost()
  imapHost: string;

  @isPort()
  imapPort: number;

  @IsBoolean(UNREADABLE)
  imapSsl: boolean;

  @isHost()
  pop3Host: string;

  @isPort()
  pop3Port: number;

  @IsBoolean(UNREADABLE)
  pop3Ssl: boolean;

  @isPort()
  smtpSslPort: number;

  @isPort()
  smtpTlsPort: number;

  /** The version that the client read; absent from the documented call. */
  @mayBeAbsent()
  @isRecordNumber('Ayarlar okunamadı.')
  version?: number;
}

export class SaveEmailSettingsDto extends EmailSettingsDto {
  /** The acting admin's own password, when the mails go another way (`changesMailRoute`). */
  @mayBeAbsent()
  @isKnownPassword('Kendi şifrenizi yazın.')
  currentPassword?: string;
}

export class TestConnectionDto {
  @isEmailAddress({ whenMissing: TEST_ADDRESS_MISSING, whenWrong: 'Geçersiz e-posta adresi' })
  testEmail: string;
}

/** A test of settings before they are saved. */
export class TestSettingsDto extends EmailSettingsDto {
  @isEmailAddress({ whenMissing: TEST_ADDRESS_MISSING, whenWrong: 'Geçersiz e-posta adresi' })
  testEmail: string;
}

/** A test mail to one address, before a bulk mail is sent. */
export class TestMailDto extends TestConnectionDto {
  @isSubject(MAIL_INCOMPLETE)
  subject: string;

  @isMailBody(MAIL_INCOMPLETE)
  body: string;
}

/** HTML as the studio wrote it; it is sanitised when the mail is rendered. */
export function isMailBody(whenMissing: string): PropertyDecorator {
  return rulesInOrder(
    trimmed(),
    Matches(/\S/, { message: whenMissing }),
    MaxLength(BODY_LENGTH, { message: `İçerik en fazla ${BODY_LENGTH} karakter olabilir.` }),
    IsString({ message: whenMissing }),
  );
}
