import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import { isEmailAddress } from '../common/email.rule.js';

/**
 * Finds a guest's order by its number, which is the first eight characters of its id, and the e-mail address.
 */
export class TrackOrderDto {
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/[\s#]/g, '').toUpperCase() : value,
  )
  @Matches(/^[0-9A-F]{8}$/, { message: 'Sipariş numarası 8 harf ve rakamdan oluşur' })
  orderNumber: string;

  @isEmailAddress({ whenMissing: 'E-posta gerekli', whenWrong: 'Geçersiz e-posta adresi' })
  email: string;
}
