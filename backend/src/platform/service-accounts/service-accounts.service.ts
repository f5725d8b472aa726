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
  /** What `standing` told before; null when nothing was saved yet. */
  readonly replaces: string | null;
}

/** What was last saved of a service. */
export interface Standing {
  /** What the next account replaces: an account or its removal; null when nothing was saved yet. */
  readonly id: string | null;
  /** Null while there is none. */
  readonly account: OpenedAccount | null;
}

const NOTHING_SAVED: Standing = { id: null, account: null };

/** The accounts with services. Every process keeps a copy, so that new keys are in force in all of them at once. */
@Injectable()
export class ServiceAccountsService implements OnModuleInit {
  private standings: ReadonlyMap<Service, Standing> = new Map();
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
    return this.standings.get(service)?.account ?? null;
  }

  /** The account in force, including every change that this process has heard of. */
  async latest(service: Service): Promise<OpenedAccount | null> {
    return (await this.standing(service)).account;
  }

  /** The same with what a new account replaces. */
  async standing(service: Service): Promise<Standing> {
    await this.copy?.caughtUp();
    return this.standings.get(service) ?? NOTHING_SAVED;
  }

  /** An account that may have been replaced since. */
  async byId(id: string): Promise<OpenedAccount | null> {
    const kept = [...this.standings.values()].find(({ account }) => account?.id === id);
    if (kept) return kept.account;
    const stored = await this.dataSource.manager.findOneBy(ServiceAccount, { id });
    return stored && this.open(stored);
  }

  /** Throws changed_meanwhile when another account is in force than the one that was read. */
  async replace(manager: EntityManager, { secrets, ...account }: NewAccount): Promise<void> {
    await append(manager, { ...account, sealedSecrets: this.box.seal(JSON.stringify(secrets)) });
  }

  /** Takes an account out of force. Throws changed_meanwhile when another one, or none, is in force. */
  async remove(manager: EntityManager, service: Service, id: string): Promise<void> {
    const account = await this.latest(service);
    if (account?.id !== id) throw new AppError('changed_meanwhile');
    await append(manager, { service, address: account.address, replaces: id, sealedSecrets: null });
  }

  private async read(): Promise<void> {
    const newest = await this.dataSource
      .createQueryBuilder(ServiceAccount, 'account')
      .distinctOn(['account.service'])
      .orderBy({ 'account.service': 'ASC', 'account.id': 'DESC' })
      .getMany();
    this.standings = new Map(newest.map((row) => [row.service, { id: row.id, account: this.open(row) }]));
  }

  private open({ id, address, savedAt, sealedSecrets }: ServiceAccount): OpenedAccount | null {
    if (sealedSecrets === null) return null;
    const secrets = this.box.open(sealedSecrets);
    return { id, address, savedAt, secrets: secrets === null ? null : (JSON.parse(secrets) as Secrets) };
  }
}

type NewRow = Pick<ServiceAccount, 'service' | 'address' | 'replaces' | 'sealedSecrets'>;

async function append(manager: EntityManager, row: NewRow): Promise<void> {
  try {
    await manager.insert(ServiceAccount, row);
  } catch (error) {
    if (isTaken(error, 'service_account_replaced_once')) throw new AppError('changed_meanwhile');
    throw error;
  }
}
