import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { NewsletterMembersService } from '../../messaging/newsletter/newsletter-members.service.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import { Log } from '../../platform/logging/log.js';
import { ConsentsService } from '../consents/consents.service.js';
import type { IysApi, IysRecord } from './iys-api.js';
import { IysConnectionService } from './iys-connection.service.js';

const SIX_HOURS_SECONDS = 21_600;
const MOST_PAGES = 100;

/**
 * Reads what people said at İYS itself, four times a day. A refusal there withdraws the consent here at once and is not
 * reported back. A consent there is not taken over, because it names none of the sentences of the shop.
 */
@Injectable()
export class ReadIysService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRegistry,
    private readonly connection: IysConnectionService,
    private readonly consents: ConsentsService,
    private readonly members: NewsletterMembersService,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({ name: 'iys.read', everySeconds: SIX_HOURS_SECONDS, run: () => this.read() });
  }

  /** Goes on where the last reading ended. Throws IysAwayError, IysAccountError, IysRefusal. */
  async read(): Promise<void> {
    const api = await this.connection.api();
    if (api === null) return;
    for (let page = 0; page < MOST_PAGES; page += 1) {
      if (!(await this.readPage(api))) return;
    }
  }

  /** False when there was nothing more to read. */
  private async readPage(api: IysApi): Promise<boolean> {
    const [reading] = await this.dataSource.query<{ after: string | null }[]>(
      'SELECT read_after AS after FROM iys_reading',
    );
    const after = reading?.after ?? null;
    const changes = await api.changes(after);
    await this.dataSource.transaction(async (manager) => {
      for (const record of changes.list) await this.heed(manager, record);
      await manager.query('UPDATE iys_reading SET read_after = coalesce($1, read_after), read_at = now()', [
        changes.after,
      ]);
    });
    return changes.list.length > 0 && changes.after !== null && changes.after !== after;
  }

  /** A consent that was given here after the refusal there stands. */
  private async heed(
    manager: EntityManager,
    { recipient, type, status, consentDate }: IysRecord,
  ): Promise<void> {
    if (status !== 'RET') return;
    const channel = type === 'MESAJ' ? 'sms' : 'email';
    const given = await manager.query<{ address: string }[]>(
      `SELECT address FROM (
         SELECT DISTINCT ON (address) address, is_given, recorded_at, phone FROM consent
         WHERE purpose = 'commercial' AND channel = $1 AND address IN (
           SELECT address FROM consent WHERE channel = $1 AND coalesce(phone, address) = lower($2))
         ORDER BY address, position DESC) latest
       WHERE is_given AND coalesce(phone, address) = lower($2)
         AND date_trunc('second', recorded_at) <= $3::timestamp AT TIME ZONE 'Europe/Istanbul'
       ORDER BY address`,
      [channel, recipient, consentDate],
    );
    for (const { address } of given) {
      await this.consents.lockAddress(manager, { address });
      if (channel === 'email') await this.members.change(manager, address, false);
      await this.consents.withdraw(
        manager,
        { address, purpose: 'commercial', channel },
        { source: 'iys', ipAddress: null },
      );
      this.log.log('A refusal at İYS withdrew a consent.', { channel });
    }
  }
}
