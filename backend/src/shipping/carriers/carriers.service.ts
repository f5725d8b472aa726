import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import {
  type OpenedAccount,
  ServiceAccountsService,
} from '../../platform/service-accounts/service-accounts.service.js';
import type { Carrier } from './carrier.js';
import { type GeliverAccount, geliverAccount } from './geliver/geliver-account.js';
import { GeliverCarrier } from './geliver/geliver-carrier.js';
import { GeliverCalls } from './geliver/geliver-client.js';

interface CarrierInForce {
  readonly accountId: string;
  readonly account: GeliverAccount;
}

/** Finds who sells labels: with Geliver's account Geliver, without one nobody, and the studio takes parcels there by hand. */
@Injectable()
export class CarriersService {
  constructor(
    private readonly accounts: ServiceAccountsService,
    private readonly settings: Settings,
  ) {}

  /** Null while parcels are sent by hand. */
  async inForce(): Promise<CarrierInForce | null> {
    const saved = await this.accounts.latest('geliver');
    const account = geliverAccount(saved);
    return saved && account && { accountId: saved.id, account };
  }

  /** The carrier of an account that may have been replaced since. Throws when its token cannot be read any more. */
  async ofAccount(accountId: string): Promise<Carrier> {
    const saved: OpenedAccount | null = await this.accounts.byId(accountId);
    const account = geliverAccount(saved);
    if (account === null) throw new Error(`The token of account ${accountId} cannot be read.`);
    return new GeliverCarrier(this.callsWith(account.token), account, this.settings.PUBLIC_URL);
  }

  /** The way to Geliver, also for a token that is only tried out. */
  callsWith(token: string): GeliverCalls {
    return new GeliverCalls(token, this.settings.GELIVER_BASE_URL);
  }
}
