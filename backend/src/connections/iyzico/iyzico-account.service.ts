import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { RemoveAccountDto } from '../../../contract/connections/remove-account.dto.js';
import type { SaveIyzicoAccountDto } from '../../../contract/connections/iyzico-account.dto.js';
import {
  IYZICO_ADDRESSES,
  IYZICO_PLACES,
  type IyzicoView,
  type KeysCheck,
  keyProblem,
} from '../../../contract/connections/iyzico-account.js';
import { ConfirmAdminPasswordService } from '../../admin/confirm-admin-password.service.js';
import { IyzicoGateways } from '../../payments/iyzico/iyzico-gateways.service.js';
import { Settings } from '../../platform/config/settings.js';
import { ServiceAccountsService } from '../../platform/service-accounts/service-accounts.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { ChangeAccountService } from '../change-account.service.js';

/** The account with iyzico that the studio enters itself. Its keys leave the process only towards iyzico. */
@Injectable()
export class IyzicoAccountService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: Settings,
    private readonly gateways: IyzicoGateways,
    private readonly accounts: ServiceAccountsService,
    private readonly confirmation: ConfirmAdminPasswordService,
    private readonly changing: ChangeAccountService,
  ) {}

  async view(): Promise<IyzicoView> {
    const { id, account: saved } = await this.accounts.standing('iyzico');
    return {
      address: this.gateways.address,
      isTrial: this.gateways.isTrial,
      lockedKeys: this.settings.givenOf(['IYZICO_API_KEY', 'IYZICO_SECRET_KEY']),
      lockedAddress: this.settings.givenOf(['IYZICO_URI']),
      accountId: id,
      savedAt: saved?.savedAt.toISOString() ?? null,
      areKeysUnreadable: saved !== null && saved.secrets === null,
    };
  }

  /** Asks iyzico whether it knows the keys in force; null while there are none. */
  async check(): Promise<KeysCheck | null> {
    const account = await this.gateways.accountInForce();
    return account && this.gateways.withKeys(account.uri, account.keys).checkKeys();
  }

  /**
   * Saves an account that iyzico knows; it takes the next payment. Throws locked_by_server, password_wrong with
   * fields.currentPassword, too_many_tries, invalid_input, iyzico_keys_refused, iyzico_unreachable, changed_meanwhile.
   */
  async save(actor: Actor, typed: SaveIyzicoAccountDto): Promise<void> {
    this.assertUnlocked();
    const { place, apiKey, secretKey, replaces, currentPassword } = typed;
    const address = this.settings.IYZICO_URI ?? IYZICO_ADDRESSES[place];
    refuseKeysOfElsewhere(address, { apiKey, secretKey });
    await this.confirmation.check(actor.adminId, currentPassword);
    const verdict = await this.gateways.withKeys(address, { apiKey, secretKey }).checkKeys();
    if (verdict === 'refused') throw new AppError('iyzico_keys_refused');
    if (verdict === 'unreachable') throw new AppError('iyzico_unreachable');
    const secrets = { apiKey, secretKey };
    await this.dataSource.transaction((manager) =>
      this.changing.replace(manager, actor, { service: 'iyzico', address, secrets, replaces }),
    );
  }

  /**
   * Closes card payment until another account is saved. Payments that have begun, and refunds, end with the removed
   * account. Throws locked_by_server, password_wrong with fields.currentPassword, too_many_tries, changed_meanwhile.
   */
  async remove(actor: Actor, { accountId, currentPassword }: RemoveAccountDto): Promise<void> {
    this.assertUnlocked();
    await this.confirmation.check(actor.adminId, currentPassword);
    await this.dataSource.transaction((manager) =>
      this.changing.remove(manager, actor, { service: 'iyzico', accountId }),
    );
  }

  private assertUnlocked(): void {
    if (this.settings.isGiven('IYZICO_API_KEY')) throw new AppError('locked_by_server');
  }
}

/** Throws invalid_input for keys of the sandbox at the real address, and the reverse. */
function refuseKeysOfElsewhere(
  address: string,
  keys: Readonly<Record<'apiKey' | 'secretKey', string>>,
): void {
  const place = IYZICO_PLACES.find((known) => IYZICO_ADDRESSES[known] === address);
  if (place === undefined) return;
  const problems = Object.entries(keys).flatMap(([field, key]) => {
    const problem = keyProblem(place, key);
    return problem === null ? [] : [[field, problem] as const];
  });
  if (problems.length > 0) throw new AppError('invalid_input', {}, Object.fromEntries(problems));
}
