import type { MigrationInterface, QueryRunner } from 'typeorm';

const PORTS = ['smtp_port', 'imap_port', 'pop3_port', 'smtp_ssl_port', 'smtp_tls_port'] as const;

/** What the services promise of texts, mails and letters, promised by the tables too. */
export class KeptToTheirRules1763700058000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX content_history_of_text`);
    await runner.query(`
      ALTER TABLE content_history
        ADD CONSTRAINT content_history_once_per_version UNIQUE (section, content_key, version),
        ADD CONSTRAINT content_history_version_counts CHECK (version >= 1)
    `);
    await runner.query(`
      CREATE TRIGGER content_history_is_not_emptied BEFORE TRUNCATE ON content_history
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting()
    `);
    await runner.query(`
      ALTER TABLE mail_settings ${PORTS.map((port) => `ADD CHECK (${port} BETWEEN 1 AND 65535)`).join(', ')}
    `);
    await runner.query(`ALTER TABLE own_mail_template ADD CHECK (kind ~ '^[a-z0-9-]{1,60}$')`);
    // Readers of the newsletter are known by their addresses alone: what goes to them has a mail to go by.
    await runner.query(`
      ALTER TABLE sent_message ADD CONSTRAINT sent_message_to_readers_is_mail
        CHECK (audience <> 'newsletter_subscribers' OR body_html IS NOT NULL)
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
