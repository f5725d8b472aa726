import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { mailCountsOf, REACHED_EVERYBODY } from './campaign-progress.js';

/**
 * A campaign has ended once nobody waits for it. What became of its mails is written down with it then: the mails are
 * known for half a year, the campaign for good.
 */
@Injectable()
export class EndCampaignsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Those that are done; a campaign that somebody else is at comes with the next sweep. */
  async endWhatIsDone(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const done = await manager.query<{ id: string }[]>(
        `SELECT id FROM sent_message campaign WHERE ended_at IS NULL AND ${REACHED_EVERYBODY}
         FOR UPDATE SKIP LOCKED`,
      );
      for (const { id } of done) await this.endIfDone(manager, id);
    });
  }

  /**
   * The caller holds the campaign's row, so that no mail of it is put back meanwhile. Whom a campaign that was stopped had
   * not come to was left out like those whose mails waited.
   */
  async endIfDone(manager: EntityManager, id: string): Promise<void> {
    await manager.query(
      `UPDATE sent_message campaign SET ended_at = now(), sent_count = mails.sent, failed_count = mails.failed,
         left_out_count = CASE WHEN campaign.status = 'stopped'
           THEN greatest(campaign.mail_count - mails.sent - mails.failed, mails.skipped) ELSE mails.skipped END
       FROM (${mailCountsOf('$1')}) mails
       WHERE campaign.id = $1 AND campaign.ended_at IS NULL AND ${REACHED_EVERYBODY}`,
      [id],
    );
  }

  /** Before a mail goes out again, if it is one of a campaign: whoever would end that right now is waited for. */
  async reopenCampaignOf(manager: EntityManager, mailId: string): Promise<void> {
    await manager.query(
      `UPDATE sent_message SET ended_at = NULL, sent_count = 0, failed_count = 0, left_out_count = 0
       WHERE id = (SELECT sent_message_id FROM mail_message WHERE id = $1)`,
      [mailId],
    );
  }
}
