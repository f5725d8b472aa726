import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { storageInterval } from '../../platform/database/storage-interval.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';

const HOUR_SECONDS = 3_600;

const PRUNED_BEFORE = `now() - ${storageInterval('sentMessages')}`;
/**
 * The mails of a campaign are deleted together after its end, because its counts come from them until then.
 */
const OF_RECENT_CAMPAIGN = `EXISTS (SELECT FROM campaign WHERE campaign.id = campaign_id
  AND coalesce(campaign.ended_at, now()) >= ${PRUNED_BEFORE})`;

/** Deletes finished mails and text messages after a while; waiting ones stay. */
@Injectable()
export class PruneMessagesService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRegistry,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({
      name: 'messages.prune',
      everySeconds: HOUR_SECONDS,
      run: () => this.prune(),
    });
  }

  async prune(): Promise<void> {
    for (const [table, isKept] of Object.entries({
      mail_message: OF_RECENT_CAMPAIGN,
      sms_message: 'false',
    })) {
      await this.dataSource.query(
        `DELETE FROM ${table} WHERE status IN ('sent', 'failed', 'skipped')
           AND coalesce(sent_at, claimed_at, created_at) < ${PRUNED_BEFORE} AND NOT ${isKept}`,
      );
    }
  }
}
