import { ChangePasswordDto } from '@contract/accounts/profile.dto.js';
import { isRepetition } from '../../lib/repetition.rule.js';

/** The second field stays here: it only guards against a slip. */
export class RepeatedPassword extends ChangePasswordDto {
  @isRepetition('Şifreler eşleşmiyor')
  repeated: string;
}
