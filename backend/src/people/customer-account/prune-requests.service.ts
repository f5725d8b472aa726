import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PersonLogService } from '../../activity-log/person-log.service.js';
import { EraseMessagesService } from '../../notifications/mail/erase-messages.service.js';
import { BulkOrdersService } from '../../orders/bulk-orders/bulk-orders.service.js';
import { Clock } from '../../platform/clock.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import { InformationRequestsService } from '../../workshops/information-requests/information-requests.service.js';

const DAY_SECONDS = 86_400;

/** Deletes what people asked the studio, and what mails, notices and the log repeat of it, a while after it was settled. */
@Injectable()
export class PruneRequestsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRegistry,
    private readonly informationRequests: InformationRequestsService,
    private readonly bulkOrders: BulkOrdersService,
    private readonly messages: EraseMessagesService,
    private readonly log: PersonLogService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({ name: 'requests.prune', everySeconds: DAY_SECONDS, run: () => this.prune() });
  }

  async prune(): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.transaction(async (manager) => {
      const ids = [
        ...(await this.informationRequests.eraseOld(manager, now)),
        ...(await this.bulkOrders.eraseOld(manager, now)),
      ];
      await this.log.eraseRequests(manager, ids);
      await this.messages.erase(manager, { addresses: [], ownKinds: [], endedIds: ids });
    });
  }
}
