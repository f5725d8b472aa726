import { IsString, IsUUID, Matches } from 'class-validator';
import { isNewPassword } from './password.rule.js';

/** A guest who has just paid becomes a member: the order knows all the rest. */
export class RegisterBuyerDto {
  @IsUUID('4', { message: 'Sipariş numarası geçersiz.' })
  orderId: string;

  @IsString({ message: 'Sipariş bağlantısı eksik.' })
  @Matches(/^[\w-]{20,64}$/, { message: 'Sipariş bağlantısı eksik.' })
  accessKey: string;

  @isNewPassword()
  password: string;
}
