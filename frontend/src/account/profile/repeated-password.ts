import { ValidateBy } from 'class-validator';
import { ChangePasswordDto } from '@contract/accounts/profile.dto.js';

const isRepetition = (): PropertyDecorator =>
  ValidateBy({
    name: 'isRepetition',
    validator: {
      validate: (typed: unknown, place) => typed === (place?.object as ChangePasswordDto).newPassword,
      defaultMessage: () => 'Şifreler eşleşmiyor',
    },
  });

/** The second field stays here: it only guards against a slip. */
export class RepeatedPassword extends ChangePasswordDto {
  @isRepetition()
  repeated: string;
}
