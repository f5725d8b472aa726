import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { type ProcessCopy, ProcessCopiesService } from '../change-feed/process-copies.service.js';
import { isTaken } from '../database/is-taken.js';
import { SecretBox } from '../security/secret-box.js';
import { type Service, ServiceAccount } from './service-account.entity.js';

type Secrets = Readonly<Record<string, string>>;

/** An account with its secrets, for calls to the service. It must not leave the process. */
export interface OpenedAccount {
  readonly id: string;
  readonly address: string;
  readonly savedAt: Date;
  /** Null when they were encrypted with another APP_SECRET: they have to be entered again. */
  readonly secrets: Secrets | null;
}

export interface NewAccount {
  readonly service: Service;
  readonly address: string;
  readonly secrets: Secrets;
  /** The account that was read before; null when there was none. */
  readonly replaces: string | null;
}

/** The accounts with services. Every process keeps a copy, so that new keys are in force in all of them at once. */
@Injectable()
export class ServiceAccountsService implements OnModuleInit {
  private accounts: ReadonlyMap<Service, OpenedAccount> = new Map();
  private copy: ProcessCopy | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly copies: ProcessCopiesService,
    private readonly box: SecretBox,
  ) {}

  async onModuleInit(): Promise<void> {
    this.copy = await this.copies.keep({
      name: 'The accounts with services',
      topic: 'settings',
      read: () => this.read(),
    });
  }

  /** The account in force, as this process last read it. */
  current(service: Service): OpenedAccount | null {
    return this.accounts.get(service) ?? null;
  }

  /** The account in force, including every change that this process has heard of. */
  async latest(service: Service): Promise<OpenedAccount | null> {
    await this.copy?.caughtUp();
    return this.current(service);
  }

  /** An account that may have been replaced since. */
  async byId(id: string): Promise<OpenedAccount | null> {
    const kept = [...this.accounts.values()].find((account) => account.id === id);
    if (kept) return kept;
    const stored = await this.dataSource.manager.findOneBy(ServiceAccount, { id });
    return stored && this.open(stored);
  }

  /** Throws changed_meanwhile when another account is in force than the one that was read. */
  async replace(manager: EntityManager, { secrets, ...account }: NewAccount): Promise<void> {
    const sealedSecrets = this.box.seal(JSON.stringify(secrets));
    try {
      await manager.insert(ServiceAccount, { ...account, sealedSecrets });
    } catch (error) {
      if (isTaken(error, 'service_account_replaced_once')) throw new AppError('changed_meanwhile');
      throw error;
    }
  }

  private async read(): Promise<void> {
    const newest = await this.dataSource
      .createQueryBuilder(ServiceAccount, 'account')
      .distinctOn(['account.service'])
      .orderBy({ 'account.service': 'ASC', 'account.id': 'DESC' })
      .getMany();
    this.accounts = new Map(newest.map((stored) => [stored.service, this.open(stored)]));
  }

  private open({ id, address, savedAt, sealedSecrets }: ServiceAccount): OpenedAccount {
    const secrets = this.box.open(sealedSecrets);
    return { id, address, savedAt, secrets: secrets === null ? null : (JSON.parse(secrets) as Secrets) };
  }
}
