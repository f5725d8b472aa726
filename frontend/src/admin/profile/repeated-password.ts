import { AdminPasswordDto } from '@contract/admin/admin-profile.dto.js';
import { isRepetition } from '../../lib/forms/repetition.rule.js';

/** The repeated password is never sent; it only guards against typing errors. Text: specification 2, section 5. */
export class RepeatedPassword extends AdminPasswordDto {
  @isRepetition('Yeni şifreler eşleşmiyor.')
  repeated: string;
}
