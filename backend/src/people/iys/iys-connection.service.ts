import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { ServiceAccountsService } from '../../platform/service-accounts/service-accounts.service.js';
import { type IysAccount, iysAccount } from './iys-account.js';
import { IysApi } from './iys-api.js';
import { IysClient } from './iys-client.js';

/** The way to İYS by the account that the studio entered. */
@Injectable()
export class IysConnectionService {
  /** One client for each account, which keeps its token. */
  private used: { readonly id: string; readonly api: IysApi } | null = null;

  constructor(
    private readonly accounts: ServiceAccountsService,
    private readonly settings: Settings,
  ) {}

  /** Null while there is no account. */
  async api(): Promise<IysApi | null> {
    const saved = await this.accounts.latest('iys');
    const account = iysAccount(saved);
    if (saved === null || account === null) return null;
    if (this.used?.id !== saved.id) this.used = { id: saved.id, api: this.apiFor(account) };
    return this.used.api;
  }

  /** Also for an account that is only tried out. */
  apiFor(account: IysAccount): IysApi {
    return new IysApi(new IysClient(account, this.settings.IYS_BASE_URL));
  }
}
