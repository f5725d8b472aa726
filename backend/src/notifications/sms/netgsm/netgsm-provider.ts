import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import {
  type OpenedAccount,
  ServiceAccountsService,
} from '../../../platform/service-accounts/service-accounts.service.js';
import { SmsProvider, SmsRefusal } from '../sms-provider.js';
import { type NetgsmAccount, NetgsmClient, NetgsmError } from './netgsm-client.js';

/** The text or number cannot be sent, now or later. All other codes are about the account, which may be mended. */
const REFUSED_FOR_GOOD = new Set(['20', '70']);

/** Sends text messages by the studio's account with Netgsm, once one has been entered. */
@Injectable()
export class NetgsmProvider extends SmsProvider {
  constructor(
    private readonly accounts: ServiceAccountsService,
    private readonly settings: Settings,
  ) {
    super();
  }

  override get isConfigured(): boolean {
    return netgsmAccount(this.accounts.current('netgsm')) !== null;
  }

  override async send(recipient: string, text: string): Promise<void> {
    const account = netgsmAccount(await this.accounts.latest('netgsm'));
    if (account === null) throw new SmsRefusal('no provider configured');
    try {
      await this.clientFor(account).send(recipient, text);
    } catch (error) {
      const isRefused = error instanceof NetgsmError && REFUSED_FOR_GOOD.has(error.code);
      throw isRefused ? new SmsRefusal(error.message) : error;
    }
  }

  /** The way to Netgsm for an account, also for one that is only tried out. */
  clientFor(account: NetgsmAccount): NetgsmClient {
    return new NetgsmClient(account, this.settings.SMS_BASE_URL);
  }
}

/** Null without an account, or when its password was encrypted with another APP_SECRET. */
export function netgsmAccount(account: OpenedAccount | null): NetgsmAccount | null {
  const { userCode, password, header } = account?.secrets ?? {};
  if (userCode === undefined || password === undefined || header === undefined) return null;
  return { userCode, password, header };
}
