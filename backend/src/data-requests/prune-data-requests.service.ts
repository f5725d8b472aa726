import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, LessThanOrEqual } from 'typeorm';
import { CONFIRM_HOURS } from '../../contract/data-requests/data-request.js';
import { EraseMessagesService } from '../notifications/mail/erase-messages.service.js';
import { Clock } from '../platform/clock.js';
import { deleteOld } from '../platform/database/delete-old.js';
import { JobRegistry } from '../platform/jobs/job-registry.js';
import { DataRequest } from './data-request.entity.js';

const HOUR_SECONDS = 3_600;
const HOUR_MS = 3_600_000;

/** Forgets requests that nobody confirmed, and those whose period of storage is over. */
@Injectable()
export class PruneDataRequestsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRegistry,
    private readonly messages: EraseMessagesService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({ name: 'data-requests.prune', everySeconds: HOUR_SECONDS, run: () => this.prune() });
  }

  async prune(): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.transaction(async (manager) => {
      const unconfirmed = await manager
        .createQueryBuilder()
        .delete()
        .from(DataRequest)
        .where({ state: 'unconfirmed' })
        .andWhere({ createdAt: LessThanOrEqual(new Date(now.getTime() - CONFIRM_HOURS * HOUR_MS)) })
        .returning('id')
        .execute();
      const ids = [
        ...(unconfirmed.raw as { id: string }[]).map(({ id }) => id),
        ...(await deleteOld(manager, DataRequest, { settledAt: 'answered_at', kind: 'dataRequests', now })),
      ];
      await this.messages.erase(manager, { addresses: [], ownKinds: [], endedIds: ids });
    });
  }
}
