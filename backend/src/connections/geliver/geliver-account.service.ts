import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { SaveGeliverAccountDto } from '../../../contract/connections/geliver-account.dto.js';
import type { GeliverCheck, GeliverView } from '../../../contract/connections/geliver-account.js';
import type { RemoveAccountDto } from '../../../contract/connections/remove-account.dto.js';
import { ConfirmAdminPasswordService } from '../../admin/confirm-admin-password.service.js';
import { ServiceAccountsService } from '../../platform/service-accounts/service-accounts.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { CarriersService } from '../../shipping/carriers/carriers.service.js';
import { geliverAccount, geliverSecrets } from '../../shipping/carriers/geliver/geliver-account.js';
import { GELIVER, GeliverRefusal } from '../../shipping/carriers/geliver/geliver-client.js';
import { ChangeAccountService } from '../change-account.service.js';

interface Sender {
  readonly senderId: string;
  readonly senderName: string;
}

/** The account with Geliver that the studio enters. Its token leaves the process only towards Geliver. */
@Injectable()
export class GeliverAccountService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: ServiceAccountsService,
    private readonly carriers: CarriersService,
    private readonly confirmation: ConfirmAdminPasswordService,
    private readonly changing: ChangeAccountService,
  ) {}

  async view(): Promise<GeliverView> {
    const { id: accountId, account: saved } = await this.accounts.standing('geliver');
    const account = geliverAccount(saved);
    if (saved === null || account === null) {
      return { accountId, account: null, isUnreadable: saved !== null };
    }
    const { isTrial, senderName: sender, box } = account;
    const savedAt = saved.savedAt.toISOString();
    return {
      ...{ accountId, isUnreadable: false },
      account: { place: isTrial ? 'test' : 'live', sender, ...box, savedAt },
    };
  }

  /** Asks Geliver about the account in force; null while there is none. */
  async check(): Promise<GeliverCheck | null> {
    const account = geliverAccount(await this.accounts.latest('geliver'));
    if (account === null) return null;
    try {
      return (await this.carriers.callsWith(account.token).sender()) === null ? 'no_sender' : 'accepted';
    } catch (error) {
      return error instanceof GeliverRefusal ? 'refused' : 'unreachable';
    }
  }

  /**
   * Saves an account that Geliver knows and that has an address to send from. Throws password_wrong with
   * fields.currentPassword, too_many_tries, geliver_token_refused, geliver_without_sender, geliver_unreachable,
   * changed_meanwhile.
   */
  async save(actor: Actor, { replaces, currentPassword, ...entered }: SaveGeliverAccountDto): Promise<void> {
    await this.confirmation.check(actor.adminId, currentPassword);
    const { token, place, lengthCm, widthCm, heightCm } = entered;
    const secrets = geliverSecrets({
      ...{ token, isTrial: place === 'test', box: { lengthCm, widthCm, heightCm } },
      ...(await this.senderOf(token)),
    });
    await this.dataSource.transaction((manager) =>
      this.changing.replace(manager, actor, { service: 'geliver', address: GELIVER, secrets, replaces }),
    );
  }

  /** Labels that were bought stay with the account. Throws password_wrong with fields.currentPassword, too_many_tries, changed_meanwhile. */
  async remove(actor: Actor, { accountId, currentPassword }: RemoveAccountDto): Promise<void> {
    await this.confirmation.check(actor.adminId, currentPassword);
    await this.dataSource.transaction((manager) =>
      this.changing.remove(manager, actor, { service: 'geliver', accountId }),
    );
  }

  private async senderOf(token: string): Promise<Sender> {
    const sender = await this.carriers
      .callsWith(token)
      .sender()
      .catch((error: unknown) => {
        throw new AppError(error instanceof GeliverRefusal ? 'geliver_token_refused' : 'geliver_unreachable');
      });
    if (sender?.id === undefined) throw new AppError('geliver_without_sender');
    const place = [sender.districtName, sender.cityName].filter((part) => part).join(' / ');
    return {
      senderId: sender.id,
      senderName: [sender.name, place].filter((part) => part).join(', '),
    };
  }
}
