import type { MigrationInterface, QueryRunner } from 'typeorm';

export class JobsAndMail1763700005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox_job (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        name text NOT NULL,
        payload jsonb NOT NULL,
        delay_ms integer NOT NULL DEFAULT 0 CHECK (delay_ms >= 0),
        created_at timestamptz NOT NULL DEFAULT now(),
        relayed_at timestamptz
      )
    `);
    await runner.query(
      `CREATE INDEX outbox_job_to_relay ON outbox_job (created_at) WHERE relayed_at IS NULL`,
    );
    await runner.query(`
      CREATE TABLE mail_message (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        dedupe_key text NOT NULL UNIQUE,
        template text NOT NULL,
        payload jsonb NOT NULL,
        recipient text NOT NULL,
        subject text,
        status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'sending', 'sent', 'failed')),
        tries integer NOT NULL DEFAULT 0,
        last_error text,
        claimed_at timestamptz,
        sent_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      )
    `);
    await runner.query(`CREATE INDEX mail_message_newest ON mail_message (created_at DESC, id)`);
    await runner.query(
      `CREATE INDEX mail_message_unsent ON mail_message (created_at) WHERE status <> 'sent'`,
    );
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
