import type { MigrationInterface, QueryRunner } from 'typeorm';

const AUDIENCES = `'all', 'registered', 'customers', 'workshop_participants', 'guest_orders', 'newsletter_subscribers'`;

export class Email1763700040000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createSettings(runner);
    await createTemplates(runner);
    await widenSentMessages(runner);
    await widenMails(runner);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}

/** One row. Every process hears of its changes, and sends the next mail by it. */
async function createSettings(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE mail_settings (
      id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
      smtp_host text NOT NULL DEFAULT '',
      smtp_port integer NOT NULL DEFAULT 587,
      smtp_username text NOT NULL DEFAULT '',
      smtp_password_sealed text,
      smtp_encryption text NOT NULL DEFAULT 'tls' CHECK (smtp_encryption IN ('tls', 'ssl', 'none')),
      from_email text NOT NULL DEFAULT '',
      from_name text NOT NULL DEFAULT '',
      is_active boolean NOT NULL DEFAULT false,
      imap_host text NOT NULL DEFAULT '',
      imap_port integer NOT NULL DEFAULT 993,
      imap_ssl boolean NOT NULL DEFAULT true,
      pop3_host text NOT NULL DEFAULT '',
      pop3_port integer NOT NULL DEFAULT 995,
      pop3_ssl boolean NOT NULL DEFAULT true,
      smtp_ssl_port integer NOT NULL DEFAULT 465,
      smtp_tls_port integer NOT NULL DEFAULT 587,
      version integer NOT NULL DEFAULT 1,
      CONSTRAINT mail_settings_active_are_whole CHECK (NOT is_active OR (smtp_host <> '' AND from_email <> ''))
    )
  `);
  await runner.query(`INSERT INTO mail_settings DEFAULT VALUES`);
  await announce(runner, 'mail_settings');
}

/** The studio's own words for the shop's mails. What could not be rendered says since when and why. */
async function createTemplates(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE own_mail_template (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      kind text NOT NULL UNIQUE,
      subject text NOT NULL,
      body_html text NOT NULL,
      body_text text NOT NULL,
      is_active boolean NOT NULL DEFAULT true,
      broken_reason text,
      broken_at timestamptz,
      version integer NOT NULL DEFAULT 1,
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT own_mail_template_break_is_whole CHECK (num_nulls(broken_reason, broken_at) IN (0, 2))
    )
  `);
  await announce(runner, 'own_mail_template');
}

/** A letter with a body of its own goes by mail alone, and can be halted on its way. */
async function widenSentMessages(runner: QueryRunner): Promise<void> {
  await runner.query(`
    ALTER TABLE sent_message
      ADD body_html text,
      ADD status text NOT NULL DEFAULT 'running' CHECK (status IN ('running', 'paused', 'stopped')),
      DROP CONSTRAINT sent_message_audience_check,
      ADD CONSTRAINT sent_message_audience_check CHECK (audience IN (${AUDIENCES}))
  `);
}

/** 'held' waits for its letter to go on. */
async function widenMails(runner: QueryRunner): Promise<void> {
  await runner.query(`
    ALTER TABLE mail_message
      DROP CONSTRAINT mail_message_status_check,
      ADD CONSTRAINT mail_message_status_check
        CHECK (status IN ('pending', 'sending', 'held', 'sent', 'failed', 'skipped'))
  `);
  await runner.query(`CREATE INDEX mail_message_by_status ON mail_message (status, created_at DESC, id)`);
  await runner.query(`
    CREATE INDEX mail_message_search ON mail_message USING gin (lower(recipient) gin_trgm_ops)
  `);
}

async function announce(runner: QueryRunner, table: string): Promise<void> {
  await runner.query(`
    CREATE TRIGGER ${table}_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION announce_change('mail')
  `);
}
