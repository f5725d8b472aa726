import { Injectable } from '@nestjs/common';
import { isIyzicoSandbox } from '../../platform/config/iyzico-settings.js';
import { Settings } from '../../platform/config/settings.js';
import { Log } from '../../platform/logging/log.js';
import {
  type OpenedAccount,
  ServiceAccountsService,
} from '../../platform/service-accounts/service-accounts.service.js';
import { BANK_RETURN_PATH } from '../bank-paths.js';
import { IyzicoGateway } from './iyzico-gateway.js';
import type { IyzicoKeys, IyzicoOptions } from './iyzico.types.js';

/** Never asked, because there are no keys. */
const NOWHERE = 'https://iyzico.invalid';

interface IyzicoAccount {
  /** Null for the account that the environment names. */
  readonly id: string | null;
  readonly uri: string;
  readonly keys: IyzicoKeys;
}

interface BegunPayment {
  readonly serviceAccountId: string | null;
}

/**
 * The ways to iyzico. A payment is asked about with the account by which it was begun, also when another one is in
 * force by now: iyzico knows it only there. Keys that the environment names win over those of the back office.
 */
@Injectable()
export class IyzicoGateways {
  constructor(
    private readonly settings: Settings,
    private readonly accounts: ServiceAccountsService,
    private readonly log: Log,
  ) {}

  /** Whether cards can be charged, as far as this process has heard. */
  get isConfigured(): boolean {
    return this.inForce !== null;
  }

  /** Whether payments go to iyzico's sandbox, which takes no money. */
  get isTrial(): boolean {
    return this.inForce !== null && isIyzicoSandbox(this.inForce.uri);
  }

  /** The address to which payments go; null while there is no account. */
  get address(): string | null {
    return this.inForce?.uri ?? null;
  }

  /** The account of new payments, including every change that this process has heard of; null without any. */
  async accountInForce(): Promise<IyzicoAccount | null> {
    await this.accounts.latest('iyzico');
    return this.inForce;
  }

  /** The way to the account by which a payment was begun. It answers nothing when no keys are left that could ask. */
  async of({ serviceAccountId }: BegunPayment): Promise<IyzicoGateway> {
    const current = await this.accountInForce();
    const own =
      serviceAccountId === null ? this.ofEnvironment() : opened(await this.accounts.byId(serviceAccountId));
    const first = own ?? current;
    if (first === null) return this.gateway({ uri: NOWHERE, keys: [] });
    const isReplaced = current !== null && current.id !== first.id && current.uri === first.uri;
    return this.gateway({ uri: first.uri, keys: isReplaced ? [first.keys, current.keys] : [first.keys] });
  }

  /** The way to an account that is being tried out. */
  withKeys(uri: string, keys: IyzicoKeys): IyzicoGateway {
    return this.gateway({ uri, keys: [keys] });
  }

  private get inForce(): IyzicoAccount | null {
    const saved = opened(this.accounts.current('iyzico'));
    const { IYZICO_URI: uri } = this.settings;
    const isElsewhere = uri !== undefined && saved?.uri !== uri;
    return this.ofEnvironment() ?? (isElsewhere ? null : saved);
  }

  private ofEnvironment(): IyzicoAccount | null {
    const { IYZICO_URI: uri, IYZICO_API_KEY: apiKey, IYZICO_SECRET_KEY: secretKey } = this.settings;
    if (uri === undefined || apiKey === undefined || secretKey === undefined) return null;
    return { id: null, uri, keys: { apiKey, secretKey } };
  }

  private gateway(account: Pick<IyzicoOptions, 'uri' | 'keys'>): IyzicoGateway {
    return new IyzicoGateway({
      ...account,
      callbackUrl: new URL(BANK_RETURN_PATH, this.settings.PUBLIC_URL).href,
      timeoutMs: this.settings.IYZICO_TIMEOUT_MS,
      onTrouble: (cause) => this.log.warn('Iyzico could not be asked.', { cause }),
    });
  }
}

/** Null for an account whose keys were encrypted with another APP_SECRET. */
function opened(account: OpenedAccount | null): IyzicoAccount | null {
  const { apiKey, secretKey } = account?.secrets ?? {};
  if (!account || apiKey === undefined || secretKey === undefined) return null;
  return { id: account.id, uri: account.address, keys: { apiKey, secretKey } };
}
