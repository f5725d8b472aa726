import { ValidateBy } from 'class-validator';
import { AdminPasswordDto } from '@contract/admin/admin-profile.dto.js';

/** Text: specification 2, section 5. */
const isRepetition = (): PropertyDecorator =>
  ValidateBy({
    name: 'isRepetition',
    validator: {
      validate: (typed: unknown, place) => typed === (place?.object as AdminPasswordDto).newPassword,
      defaultMessage: () => 'Yeni şifreler eşleşmiyor.',
    },
  });

/** The second field stays here: it only guards against a slip. */
export class RepeatedPassword extends AdminPasswordDto {
  @isRepetition()
  repeated: string;
}
