import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { rulesInOrder } from '../common/rules-in-order.js';
import { isKnownPassword } from '../people/password.rule.js';
import { ResendAdminCodeDto } from './admin-sign-in.dto.js';

const CODE_MISSING = 'Uygulamadaki 6 haneli kodu yazın.';
const CODE = /^\d{6}$/;
/** A recovery code without spaces and dashes (`withoutSpelling`). It has no letters and digits that look alike. */
const RECOVERY_CODE = /^[2-9a-hjkmnp-z]{10}$/;
const SETUP_LOST = { message: 'Kurulum okunamadı. Lütfen baştan başlayın.' };

/** Case, spaces and hyphens of a typed code do not matter. */
const withoutSpelling = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/[\s-]/g, '').toLowerCase() : value,
  );

export class BeginAuthenticatorDto {
  @isKnownPassword('Şifrenizi yazın.')
  currentPassword: string;
}

export class SwitchOnAuthenticatorDto {
  @MaxLength(1_000, SETUP_LOST)
  @IsNotEmpty(SETUP_LOST)
  @IsString(SETUP_LOST)
  setup: string;

  @rulesInOrder(withoutSpelling(), Matches(CODE, { message: CODE_MISSING }))
  code: string;
}

/** Password and second factor together: the app's code, or a recovery code. */
export class BothFactorsDto extends BeginAuthenticatorDto {
  @rulesInOrder(
    withoutSpelling(),
    Matches(new RegExp(`${CODE.source}|${RECOVERY_CODE.source}`), { message: CODE_MISSING }),
  )
  code: string;
}

/** A recovery code instead of the app's code at the sign-in. */
export class RecoveryCodeDto extends ResendAdminCodeDto {
  @rulesInOrder(
    withoutSpelling(),
    Matches(RECOVERY_CODE, { message: 'Kurtarma kodu 10 karakterdir, örneğin k7m2p-x9d4w.' }),
  )
  code: string;
}

/** Whether the code, as a DTO has it, is one of an app. */
export function isAppCode(code: string): boolean {
  return CODE.test(code);
}
