import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { RemoveAccountDto } from '../../../contract/connections/remove-account.dto.js';
import type { SaveSmsAccountDto } from '../../../contract/connections/sms-account.dto.js';
import type { SmsCheck, SmsView } from '../../../contract/connections/sms-account.js';
import { ConfirmAdminPasswordService } from '../../admin/confirm-admin-password.service.js';
import { NetgsmError, NetgsmUnreachableError } from '../../notifications/sms/netgsm/netgsm-client.js';
import { netgsmAccount, NetgsmProvider } from '../../notifications/sms/netgsm/netgsm-provider.js';
import { SecuritySettingsService } from '../../platform/security/security-settings.service.js';
import { writeSecuritySettings } from '../../platform/security/write-settings.js';
import { ServiceAccountsService } from '../../platform/service-accounts/service-accounts.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { ChangeAccountService } from '../change-account.service.js';

const NETGSM = 'https://api.netgsm.com.tr';

/** The account with Netgsm that the studio enters. Its password leaves the process only towards Netgsm. */
@Injectable()
export class SmsAccountService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: ServiceAccountsService,
    private readonly netgsm: NetgsmProvider,
    private readonly settings: SecuritySettingsService,
    private readonly confirmation: ConfirmAdminPasswordService,
    private readonly changing: ChangeAccountService,
  ) {}

  async view(): Promise<SmsView> {
    const { id, account: saved } = await this.accounts.standing('netgsm');
    const account = netgsmAccount(saved);
    const { sms_notifications_enabled: isSwitchedOn } = await this.settings.latest();
    return {
      userCode: account?.userCode ?? null,
      header: account?.header ?? null,
      accountId: id,
      savedAt: saved?.savedAt.toISOString() ?? null,
      isUnreadable: saved !== null && account === null,
      isSwitchedOn,
    };
  }

  /** Asks Netgsm about the account in force and its credit; null while there is none. */
  async check(): Promise<SmsCheck | null> {
    const account = netgsmAccount(await this.accounts.latest('netgsm'));
    if (account === null) return null;
    const client = this.netgsm.clientFor(account);
    try {
      await client.headers();
      return { verdict: 'accepted', credit: await client.credit().catch(() => null) };
    } catch (error) {
      return { verdict: error instanceof NetgsmError ? 'refused' : 'unreachable', credit: null };
    }
  }

  /**
   * Saves an account that Netgsm knows, with a sender that it has approved. Throws password_wrong with
   * fields.currentPassword, too_many_tries, sms_account_refused, sms_unreachable, invalid_input for the sender,
   * changed_meanwhile.
   */
  async save(actor: Actor, { replaces, currentPassword, ...account }: SaveSmsAccountDto): Promise<void> {
    await this.confirmation.check(actor.adminId, currentPassword);
    await this.assertAccepted(account);
    const secrets = { ...account };
    await this.dataSource.transaction((manager) =>
      this.changing.replace(manager, actor, { service: 'netgsm', address: NETGSM, secrets, replaces }),
    );
  }

  /**
   * Removes the account and switches text messages off, since nobody would carry them. Throws password_wrong with
   * fields.currentPassword, too_many_tries, changed_meanwhile.
   */
  async remove(actor: Actor, { accountId, currentPassword }: RemoveAccountDto): Promise<void> {
    await this.confirmation.check(actor.adminId, currentPassword);
    await this.dataSource.transaction(async (manager) => {
      await this.changing.remove(manager, actor, { service: 'netgsm', accountId });
      await writeSecuritySettings(manager, { sms_notifications_enabled: 'false' }, null);
    });
  }

  private async assertAccepted(account: Pick<SaveSmsAccountDto, 'userCode' | 'password' | 'header'>) {
    let headers: readonly string[];
    try {
      headers = await this.netgsm.clientFor(account).headers();
    } catch (error) {
      if (error instanceof NetgsmUnreachableError) throw new AppError('sms_unreachable');
      if (error instanceof NetgsmError) throw new AppError('sms_account_refused');
      throw error;
    }
    if (headers.includes(account.header)) return;
    const known = headers.length === 0 ? 'Henüz onaylı bir ad yok.' : `Onaylılar: ${headers.join(', ')}.`;
    throw new AppError('invalid_input', {}, { header: `Netgsm’de bu adla onaylı gönderen yok. ${known}` });
  }
}
