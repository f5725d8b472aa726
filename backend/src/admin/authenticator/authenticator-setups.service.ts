import { Injectable } from '@nestjs/common';
import type { SwitchOnAuthenticatorDto } from '../../../contract/admin/authenticator.dto.js';
import type { AuthenticatorSetup } from '../../../contract/admin/authenticator.views.js';
import { AppError, errorText } from '../../../contract/app-error.js';
import { Clock } from '../../platform/clock.js';
import { qrCode } from '../../platform/qr-code.js';
import { SecretBox } from '../../platform/security/secret-box.js';
import { CurrentStudio } from '../../studio/current-studio.js';
import type { AdminAuthenticator } from './admin-authenticator.entity.js';
import { appUri, newAppKey, stepOfAppCode } from './app-codes.js';

const VALID_MS = 15 * 60_000;
const WRONG_FIRST_CODE =
  'Kod yanlış. Uygulamadaki yeni kodu yazın; yine olmuyorsa telefonunuzun saatini otomatik ayara alın.';

type ProvedKey = Pick<AdminAuthenticator, 'sealedKey' | 'lastStep'>;

/** What the browser carries, sealed, from the first step of the setup to the second. */
interface SealedSetup {
  readonly purpose: 'authenticator';
  readonly adminId: string;
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** New keys for authenticator apps, which are stored only once a code has proved them. */
@Injectable()
export class AuthenticatorSetupsService {
  constructor(
    private readonly box: SecretBox,
    private readonly clock: Clock,
    private readonly studio: CurrentStudio,
  ) {}

  create({ id: adminId, email }: { readonly id: string; readonly email: string }): AuthenticatorSetup {
    const key = newAppKey();
    const expiresAt = this.clock.now().getTime() + VALID_MS;
    const setup: SealedSetup = { purpose: 'authenticator', adminId, key, expiresAt };
    return {
      key: key.replace(/.{4}(?=.)/g, '$& '),
      qr: qrCode(appUri(key, { email, issuer: this.studio.profile.name })),
      setup: this.box.seal(JSON.stringify(setup)),
    };
  }

  /**
   * What is stored of a key that was created for this admin, once the first code proves that the app has it. Throws
   * authenticator_setup_expired, authenticator_code_wrong with fields.code.
   */
  prove(adminId: string, { setup, code }: SwitchOnAuthenticatorDto): ProvedKey {
    const key = this.open(adminId, setup);
    const lastStep = stepOfAppCode(key, code, this.clock.now());
    if (lastStep === null) throw appCodeRefusal(WRONG_FIRST_CODE);
    return { sealedKey: this.box.seal(key), lastStep };
  }

  private open(forAdmin: string, sealed: string): string {
    const opened = JSON.parse(this.box.open(sealed) ?? '{}') as Partial<SealedSetup>;
    const { purpose, adminId, key, expiresAt = 0 } = opened;
    const isValid = purpose === 'authenticator' && adminId === forAdmin;
    if (!isValid || key === undefined || expiresAt <= this.clock.now().getTime()) {
      throw new AppError('authenticator_setup_expired');
    }
    return key;
  }
}

export function appCodeRefusal(text = errorText('authenticator_code_wrong')): AppError {
  return new AppError('authenticator_code_wrong', {}, { code: text });
}
