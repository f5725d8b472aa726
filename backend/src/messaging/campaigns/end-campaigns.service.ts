import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { mailCountsOf, REACHED_EVERYBODY } from './campaign-progress.js';

/**
 * Ends campaigns in which no recipient is waiting any more, and stores the results of their mails: the mails
 * are deleted after half a year, the campaign stays.
 */
@Injectable()
export class EndCampaignsService {
  constructor(private readonly dataSource: DataSource) {}

  /** Ends all finished campaigns; one that is locked by another process follows with the next sweep. */
  async endWhatIsDone(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const done = await manager.query<{ id: string }[]>(
        `SELECT id FROM campaign WHERE ended_at IS NULL AND ${REACHED_EVERYBODY}
         FOR UPDATE SKIP LOCKED`,
      );
      for (const { id } of done) await this.endIfDone(manager, id);
    });
  }

  /**
   * The caller has locked the campaign's row, so that none of its mails is put back meanwhile. In a stopped
   * campaign, recipients that were not reached count as left out, like those whose mails waited.
   */
  async endIfDone(manager: EntityManager, id: string): Promise<void> {
    await manager.query(
      `UPDATE campaign SET ended_at = now(), sent_count = mails.sent, failed_count = mails.failed,
         skipped_count = CASE WHEN campaign.status = 'stopped'
           THEN greatest(campaign.mail_count - mails.sent - mails.failed, mails.skipped) ELSE mails.skipped END
       FROM (${mailCountsOf('$1')}) mails
       WHERE campaign.id = $1 AND campaign.ended_at IS NULL AND ${REACHED_EVERYBODY}`,
      [id],
    );
  }

  /**
   * Reopens the campaign of a mail that is sent again. Waits for a transaction that is just ending the
   * campaign.
   */
  async reopenCampaignOf(manager: EntityManager, mailId: string): Promise<void> {
    await manager.query(
      `UPDATE campaign SET ended_at = NULL, sent_count = 0, failed_count = 0, skipped_count = 0
       WHERE id = (SELECT campaign_id FROM mail_message WHERE id = $1)`,
      [mailId],
    );
  }
}
