import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Readiness } from '../../contract/opening/readiness.views.js';
import { AdminChangesService } from '../activity-log/admin-changes.service.js';
import { readOpening, writeOpening } from '../platform/security/write-opening.js';
import type { Actor } from '../platform/sessions/actor.js';
import { checkReadiness } from './check-readiness.js';
import { ReadOpeningFactsService } from './read-opening-facts.service.js';
import { setupSteps } from './setup-steps.js';

/** Opens a new shop to visitors, and says before what is missing. Closing it again is the maintenance mode. */
@Injectable()
export class OpenShopService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly facts: ReadOpeningFactsService,
    private readonly changes: AdminChangesService,
  ) {}

  async readiness(): Promise<Readiness> {
    const checks = checkReadiness(await this.facts.read());
    const openedAt = await readOpening(this.dataSource.manager);
    return { openedAt: openedAt?.toISOString() ?? null, steps: setupSteps(checks), checks };
  }

  /** What is missing does not keep the studio from opening: it decides. Does nothing when the shop is open. */
  async open(actor: Actor): Promise<Readiness> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await writeOpening(manager))) return;
      await this.changes.record(manager, actor, {
        event: 'shop_opened',
        recordKind: 'studio_details',
        recordId: 'opening',
        label: 'Dükkân',
        before: { isOpened: false },
        after: { isOpened: true },
      });
    });
    return this.readiness();
  }
}
