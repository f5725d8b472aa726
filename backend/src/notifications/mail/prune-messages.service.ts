import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { JobRegistry } from '../../platform/jobs/job-registry.js';

/** Long enough for whoever asks what became of a message about a workshop. */
const KEPT_DAYS = 180;
const HOUR_SECONDS = 3_600;

const FORGOTTEN_BEFORE = 'now() - make_interval(days => $1)';
/** A campaign's mails go together, after its end: until then they are what it is counted from. */
const OF_RECENT_CAMPAIGN = `EXISTS (SELECT FROM sent_message campaign WHERE campaign.id = sent_message_id
  AND coalesce(campaign.ended_at, now()) >= ${FORGOTTEN_BEFORE})`;

/** Messages that are done are kept for a while; those that still wait are not touched. */
@Injectable()
export class PruneMessagesService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
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
           AND coalesce(sent_at, claimed_at, created_at) < ${FORGOTTEN_BEFORE} AND NOT ${isKept}`,
        [KEPT_DAYS],
      );
    }
  }
}
