import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import { Log } from '../../platform/logging/log.js';
import { HeedRefusalService } from './heed-refusal.service.js';
import type { IysApi, IysRecord } from './iys-api.js';
import { IysConnectionService } from './iys-connection.service.js';

const DAY_SECONDS = 86_400;
const MOST_IN_ONE_RUN = 300;

type Reported = Pick<IysRecord, 'recipient' | 'type'> & { readonly id: string };

/**
 * Asks İYS once a day about consents that it was told of and that stand here, those first that were asked about longest
 * ago. A refusal that the reading of changes has missed is heeded, and what İYS does not know is reported again.
 */
@Injectable()
export class ReconcileIysService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRegistry,
    private readonly connection: IysConnectionService,
    private readonly refusals: HeedRefusalService,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({ name: 'iys.reconcile', everySeconds: DAY_SECONDS, run: () => this.reconcile() });
  }

  /** Throws IysAwayError, IysAccountError, IysRefusal. */
  async reconcile(): Promise<void> {
    const api = await this.connection.api();
    if (api === null) return;
    for (const event of await this.standing()) await this.compare(api, event);
  }

  private standing(): Promise<Reported[]> {
    return this.dataSource.query<Reported[]>(
      `SELECT event.id, event.recipient, event.type FROM iys_event event
       JOIN consent ON consent.id = event.consent_id AND consent.is_given
       WHERE event.state = 'sent' AND NOT event.is_erased AND NOT EXISTS (
         SELECT FROM consent later WHERE later.address = consent.address AND later.channel = consent.channel
           AND later.position > consent.position AND NOT later.is_given)
       ORDER BY event.checked_at NULLS FIRST, event.id LIMIT ${MOST_IN_ONE_RUN}`,
    );
  }

  private async compare(api: IysApi, { id, recipient, type }: Reported): Promise<void> {
    const known = await api.status({ recipient, type });
    await this.dataSource.transaction(async (manager) => {
      if (known !== null) await this.refusals.heed(manager, known);
      await manager.query(
        `UPDATE iys_event SET checked_at = now(),
           state = CASE WHEN $2 THEN state ELSE 'waiting' END,
           settled_at = CASE WHEN $2 THEN settled_at END,
           tries = CASE WHEN $2 THEN tries ELSE 0 END, next_try_at = now()
         WHERE id = $1 AND state = 'sent' AND NOT is_erased`,
        [id, known !== null],
      );
    });
    if (known === null) this.log.warn('İYS does not know a consent that it was told of.', { eventId: id });
  }
}
