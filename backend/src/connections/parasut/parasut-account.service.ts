import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { ParasutCheck, ParasutView } from '../../../contract/connections/parasut-account.js';
import type { SaveParasutAccountDto } from '../../../contract/connections/parasut-account.dto.js';
import type { RemoveAccountDto } from '../../../contract/connections/remove-account.dto.js';
import { ConfirmAdminPasswordService } from '../../admin/confirm-admin-password.service.js';
import { type ParasutAccount, parasutAccount } from '../../invoicing/parasut/parasut-account.js';
import { ParasutApi } from '../../invoicing/parasut/parasut-api.js';
import { PARASUT } from '../../invoicing/parasut/parasut-client.js';
import {
  ParasutAccountError,
  ParasutAwayError,
  ParasutRefusal,
} from '../../invoicing/parasut/parasut-errors.js';
import { ParasutInvoicing } from '../../invoicing/parasut/parasut-invoicing.js';
import { ServiceAccountsService } from '../../platform/service-accounts/service-accounts.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { ChangeAccountService } from '../change-account.service.js';

/** The account with Paraşüt that the studio enters. Its secrets leave the process only towards Paraşüt. */
@Injectable()
export class ParasutAccountService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: ServiceAccountsService,
    private readonly parasut: ParasutInvoicing,
    private readonly confirmation: ConfirmAdminPasswordService,
    private readonly changing: ChangeAccountService,
  ) {}

  async view(): Promise<ParasutView> {
    const { id, account: saved } = await this.accounts.standing('parasut');
    const account = parasutAccount(saved);
    return {
      companyId: account?.companyId ?? null,
      username: account?.username ?? null,
      accountId: id,
      savedAt: saved?.savedAt.toISOString() ?? null,
      isUnreadable: saved !== null && account === null,
    };
  }

  /** Asks Paraşüt about the account in force; null while there is none. */
  async check(): Promise<ParasutCheck | null> {
    const account = parasutAccount(await this.accounts.latest('parasut'));
    return account === null ? null : this.verdict(account);
  }

  /**
   * Saves an account that Paraşüt knows and that may use the company. Throws password_wrong with fields.currentPassword,
   * too_many_tries, parasut_account_refused, parasut_unreachable, changed_meanwhile.
   */
  async save(actor: Actor, { replaces, currentPassword, ...account }: SaveParasutAccountDto): Promise<void> {
    await this.confirmation.check(actor.adminId, currentPassword);
    const verdict = await this.verdict(account);
    if (verdict === 'refused') throw new AppError('parasut_account_refused');
    if (verdict === 'unreachable') throw new AppError('parasut_unreachable');
    const secrets = { ...account };
    await this.dataSource.transaction((manager) =>
      this.changing.replace(manager, actor, { service: 'parasut', address: PARASUT, secrets, replaces }),
    );
  }

  /** Throws password_wrong with fields.currentPassword, too_many_tries, changed_meanwhile. */
  async remove(actor: Actor, { accountId, currentPassword }: RemoveAccountDto): Promise<void> {
    await this.confirmation.check(actor.adminId, currentPassword);
    await this.dataSource.transaction((manager) =>
      this.changing.remove(manager, actor, { service: 'parasut', accountId }),
    );
  }

  private async verdict(account: ParasutAccount): Promise<ParasutCheck> {
    try {
      await new ParasutApi(this.parasut.clientFor(account)).check();
      return 'accepted';
    } catch (error) {
      if (error instanceof ParasutAwayError) return 'unreachable';
      if (error instanceof ParasutAccountError || error instanceof ParasutRefusal) return 'refused';
      throw error;
    }
  }
}
