import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EmptiedCaches } from '../../contract/security-center/admin-settings.views.js';
import { AdminChangesService } from '../activity-log/admin-changes.service.js';
import { FEED_CONNECTION } from '../platform/change-feed/change-feed.js';
import { ResponseCache } from '../platform/http/response-cache.js';
import type { Actor } from '../platform/sessions/actor.js';

/** Empties the response caches of this process and of every other one. */
@Injectable()
export class EmptyCachesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly responseCache: ResponseCache,
    private readonly changes: AdminChangesService,
  ) {}

  async empty(actor: Actor): Promise<EmptiedCaches> {
    const { answers, pages } = this.responseCache.usage;
    const processes = await this.dataSource.transaction(async (manager) => {
      // All processes receive the notice when this transaction commits, including this one.
      const [{ count }] = await manager.query<[{ count: number }]>(
        `SELECT count(*)::integer AS count, pg_notify('change_feed', 'caches')
         FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1`,
        [FEED_CONNECTION],
      );
      await this.changes.record(manager, actor, {
        type: 'security_alert',
        event: 'caches_emptied',
        recordKind: 'security_settings',
        recordId: 'site',
        label: 'Önbellek',
        before: { answers: answers.count, pages: pages.count },
        after: { answers: 0, pages: 0 },
      });
      return count;
    });
    const bytes = answers.bytes + pages.bytes;
    return { answers: answers.count, pages: pages.count, bytes, processes };
  }
}
