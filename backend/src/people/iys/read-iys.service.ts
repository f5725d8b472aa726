import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import { HeedRefusalService } from './heed-refusal.service.js';
import type { IysApi } from './iys-api.js';
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
    private readonly refusals: HeedRefusalService,
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
      for (const record of changes.list) await this.refusals.heed(manager, record);
      await manager.query('UPDATE iys_reading SET read_after = coalesce($1, read_after), read_at = now()', [
        changes.after,
      ]);
    });
    return changes.list.length > 0 && changes.after !== null && changes.after !== after;
  }
}
