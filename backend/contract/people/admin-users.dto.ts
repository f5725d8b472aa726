import { IsOptional, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../admin/page.query.js';
import { ReadRecordDto, RecordDto } from '../admin/record.dto.js';
import { isEmailAddress } from '../common/email.rule.js';
import { mayBeAbsent } from '../common/text-rules.js';
import { isNewPassword, PASSWORD_TOO_SHORT } from './password.rule.js';
import { isPersonsName, isPhone, isWholeAddress } from './person.rules.js';

/** Searches first name, last name and e-mail address (specification 2, section 2.10). */
export class AdminUsersQuery extends PageQuery {
  @mayBeAbsent()
  @IsString({ message: 'Arama metni okunamadı.' })
  @MaxLength(100, { message: 'Arama metni çok uzun.' })
  search?: string;
}

/** The studio's changes to a customer; an absent phone or address is removed. */
export class ChangedUserDto extends ReadRecordDto {
  @isPersonsName('Ad gerekli')
  firstName: string;

  @isPersonsName('Soyad gerekli')
  lastName: string;

  @isEmailAddress({ whenMissing: 'E-posta gerekli', whenWrong: 'Geçersiz e-posta adresi' })
  email: string;

  @IsOptional()
  @isPhone()
  phone?: string;

  @IsOptional()
  @isWholeAddress()
  address?: string;
}

export class NewUserPasswordDto extends RecordDto {
  @isNewPassword(PASSWORD_TOO_SHORT)
  newPassword: string;
}
