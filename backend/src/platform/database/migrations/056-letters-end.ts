import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A letter keeps what became of its mails, which are forgotten after half a year. */
export class LettersEnd1763700056000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sent_message
        ADD ended_at timestamptz,
        ADD sent_count integer NOT NULL DEFAULT 0 CHECK (sent_count >= 0),
        ADD failed_count integer NOT NULL DEFAULT 0 CHECK (failed_count >= 0),
        ADD left_out_count integer NOT NULL DEFAULT 0 CHECK (left_out_count >= 0),
        ADD CONSTRAINT sent_message_counts_at_its_end
          CHECK (ended_at IS NOT NULL OR (sent_count = 0 AND failed_count = 0 AND left_out_count = 0))
    `);
    await runner.query(`
      UPDATE sent_message letter SET ended_at = coalesce(mails.last_at, letter.created_at),
        sent_count = mails.sent, failed_count = mails.failed, left_out_count = mails.left_out
      FROM (
        SELECT each.id, max(coalesce(mail.sent_at, mail.claimed_at)) AS last_at,
          count(*) FILTER (WHERE mail.status = 'sent') AS sent,
          count(*) FILTER (WHERE mail.status = 'failed') AS failed,
          count(*) FILTER (WHERE mail.status = 'skipped') AS left_out,
          count(*) FILTER (WHERE mail.status IN ('pending', 'sending', 'held')) AS waiting
        FROM sent_message each LEFT JOIN mail_message mail ON mail.sent_message_id = each.id
        GROUP BY each.id) mails
      WHERE mails.id = letter.id AND mails.waiting = 0
        AND NOT EXISTS (SELECT FROM sent_message_recipient WHERE sent_message_id = letter.id)
    `);
    await runner.query(`CREATE INDEX sent_message_on_its_way ON sent_message (id) WHERE ended_at IS NULL`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
