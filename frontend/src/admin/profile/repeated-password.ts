import { AdminPasswordDto } from '@contract/admin/admin-profile.dto.js';
import { isRepetition } from '../../lib/repetition.rule.js';

/** The second field stays here: it only guards against a slip. Text: specification 2, section 5. */
export class RepeatedPassword extends AdminPasswordDto {
  @isRepetition('Yeni şifreler eşleşmiyor.')
  repeated: string;
}
