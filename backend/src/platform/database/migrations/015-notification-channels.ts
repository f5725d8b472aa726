import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NotificationChannels1763700015000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await letMailsBeSkipped(runner);
    await createTextMessages(runner);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}

async function letMailsBeSkipped(runner: QueryRunner): Promise<void> {
  await runner.query(`
    ALTER TABLE mail_message
      DROP CONSTRAINT mail_message_status_check,
      ADD CONSTRAINT mail_message_status_check
        CHECK (status IN ('pending', 'sending', 'sent', 'failed', 'skipped'))
  `);
  await runner.query(`DROP INDEX mail_message_unsent`);
  await runner.query(
    `CREATE INDEX mail_message_unsent ON mail_message (created_at) WHERE status NOT IN ('sent', 'skipped')`,
  );
}

/** A pending message with `claimed_at` is in a worker's hands. */
async function createTextMessages(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE sms_message (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      dedupe_key text NOT NULL UNIQUE,
      recipient text NOT NULL,
      text text NOT NULL,
      status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'sent', 'failed', 'skipped')),
      last_error text,
      claimed_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      sent_at timestamptz
    )
  `);
  await runner.query(`CREATE INDEX sms_message_newest ON sms_message (created_at DESC, id)`);
  await runner.query(
    `CREATE INDEX sms_message_unsent ON sms_message (created_at) WHERE status IN ('pending', 'failed')`,
  );
}
