import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { IysCheck, IysView } from '../../../contract/connections/iys-account.js';
import type { SaveIysAccountDto } from '../../../contract/connections/iys-account.dto.js';
import type { RemoveAccountDto } from '../../../contract/connections/remove-account.dto.js';
import { ConfirmAdminPasswordService } from '../../admin/confirm-admin-password.service.js';
import { type IysAccount, iysAccount } from '../../people/iys/iys-account.js';
import { IYS } from '../../people/iys/iys-client.js';
import { IysConnectionService } from '../../people/iys/iys-connection.service.js';
import { IysAccountError, IysAwayError, IysRefusal } from '../../people/iys/iys-errors.js';
import { IysStateService } from '../../people/iys/iys-state.service.js';
import { ServiceAccountsService } from '../../platform/service-accounts/service-accounts.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { ChangeAccountService } from '../change-account.service.js';

/** The account with İYS that the studio enters. Its secrets leave the process only towards İYS. */
@Injectable()
export class IysAccountService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: ServiceAccountsService,
    private readonly connection: IysConnectionService,
    private readonly state: IysStateService,
    private readonly confirmation: ConfirmAdminPasswordService,
    private readonly changing: ChangeAccountService,
  ) {}

  async view(): Promise<IysView> {
    const { id, account: saved } = await this.accounts.standing('iys');
    const account = iysAccount(saved);
    return {
      iysCode: account?.iysCode ?? null,
      brandCode: account?.brandCode ?? null,
      accountId: id,
      savedAt: saved?.savedAt.toISOString() ?? null,
      isUnreadable: saved !== null && account === null,
      state: await this.state.view(),
    };
  }

  /** Asks İYS about the account in force; null while there is none. */
  async check(): Promise<IysCheck | null> {
    const account = iysAccount(await this.accounts.latest('iys'));
    return account === null ? null : this.verdict(account);
  }

  /** Answers how many records wait again. */
  async tryRefusedAgain(): Promise<{ readonly count: number }> {
    return { count: await this.state.tryRefusedAgain() };
  }

  /**
   * Saves an account that İYS knows and that may act for the brand. Throws password_wrong with fields.currentPassword,
   * too_many_tries, iys_account_refused, iys_unreachable, changed_meanwhile.
   */
  async save(actor: Actor, { replaces, currentPassword, ...account }: SaveIysAccountDto): Promise<void> {
    await this.confirmation.check(actor.adminId, currentPassword);
    const verdict = await this.verdict(account);
    if (verdict === 'refused') throw new AppError('iys_account_refused');
    if (verdict === 'unreachable') throw new AppError('iys_unreachable');
    const secrets = { ...account };
    await this.dataSource.transaction((manager) =>
      this.changing.replace(manager, actor, { service: 'iys', address: IYS, secrets, replaces }),
    );
  }

  /** Throws password_wrong with fields.currentPassword, too_many_tries, changed_meanwhile. */
  async remove(actor: Actor, { accountId, currentPassword }: RemoveAccountDto): Promise<void> {
    await this.confirmation.check(actor.adminId, currentPassword);
    await this.dataSource.transaction((manager) =>
      this.changing.remove(manager, actor, { service: 'iys', accountId }),
    );
  }

  /** Reads a page of changes, which changes nothing. */
  private async verdict(account: IysAccount): Promise<IysCheck> {
    try {
      await this.connection.apiFor(account).changes(null);
      return 'accepted';
    } catch (error) {
      if (error instanceof IysAwayError) return 'unreachable';
      if (error instanceof IysAccountError || error instanceof IysRefusal) return 'refused';
      throw error;
    }
  }
}
