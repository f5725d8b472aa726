import { ChangePasswordDto } from '@contract/people/profile.dto.js';
import { isRepetition } from '../../lib/forms/repetition.rule.js';

/** The repeated password is never sent; it only guards against typing errors. */
export class RepeatedPassword extends ChangePasswordDto {
  @isRepetition('Şifreler eşleşmiyor')
  repeated: string;
}
