import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { SaveIyzicoAccountDto } from '../../../contract/connections/iyzico-account.dto.js';
import {
  IYZICO_ADDRESSES,
  IYZICO_PLACES,
  type IyzicoView,
  type KeysCheck,
  keyProblem,
} from '../../../contract/connections/iyzico-account.js';
import { AdminNoticesService } from '../../admin/admin-notices.service.js';
import { ConfirmAdminPasswordService } from '../../admin/confirm-admin-password.service.js';
import { IyzicoGateways } from '../../payments/iyzico/iyzico-gateways.service.js';
import { Settings } from '../../platform/config/settings.js';
import { ServiceAccountsService } from '../../platform/service-accounts/service-accounts.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { RecordAccountService } from '../record-account.service.js';

/** The account with iyzico that the studio enters itself. Its keys leave the process only towards iyzico. */
@Injectable()
export class IyzicoAccountService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: Settings,
    private readonly gateways: IyzicoGateways,
    private readonly accounts: ServiceAccountsService,
    private readonly confirmation: ConfirmAdminPasswordService,
    private readonly recording: RecordAccountService,
    private readonly notices: AdminNoticesService,
  ) {}

  async view(): Promise<IyzicoView> {
    const saved = await this.accounts.latest('iyzico');
    return {
      address: this.gateways.address,
      isTrial: this.gateways.isTrial,
      areKeysLocked: this.areKeysLocked,
      lockedAddress: this.settings.IYZICO_URI ?? null,
      accountId: saved?.id ?? null,
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
    if (this.areKeysLocked) throw new AppError('locked_by_server');
    const { place, apiKey, secretKey, replaces, currentPassword } = typed;
    const address = this.settings.IYZICO_URI ?? IYZICO_ADDRESSES[place];
    refuseKeysOfElsewhere(address, { apiKey, secretKey });
    await this.confirmation.check(actor.adminId, currentPassword);
    const verdict = await this.gateways.withKeys(address, { apiKey, secretKey }).checkKeys();
    if (verdict === 'refused') throw new AppError('iyzico_keys_refused');
    if (verdict === 'unreachable') throw new AppError('iyzico_unreachable');
    await this.dataSource.transaction(async (manager) => {
      const secrets = { apiKey, secretKey };
      await this.recording.replace(manager, actor, { service: 'iyzico', address, secrets, replaces });
      await this.notices.tellSuperAdmins(manager, {
        title: 'Ödemelerin gideceği iyzico hesabı değişti',
        text: 'Bağlantılar sayfasında yeni iyzico anahtarları kaydedildi. Bundan sonraki kart ödemeleri bu hesaba gider.',
        actor,
      });
    });
  }

  private get areKeysLocked(): boolean {
    return this.settings.IYZICO_API_KEY !== undefined;
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
