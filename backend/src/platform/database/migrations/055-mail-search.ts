import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails are found the Turkish way, by what their row in the log reads; a mail is named from the beginning. */
export class MailSearch1763700055000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE mail_message SET subject = letter.subject FROM sent_message letter
      WHERE letter.id = mail_message.sent_message_id AND mail_message.subject IS NULL AND NOT is_forgotten
    `);
    await runner.query(`
      ALTER TABLE mail_message ADD search_text text
        GENERATED ALWAYS AS (search_form(recipient || ' ' || coalesce(subject, ''))) STORED
    `);
    await runner.query(`DROP INDEX mail_message_search`);
    await runner.query(
      `CREATE INDEX mail_message_search ON mail_message USING gin (search_text gin_trgm_ops)`,
    );
    // Of those before, and of people who are forgotten: they go by the name of their kind.
    await runner.query(`CREATE INDEX mail_message_unnamed ON mail_message (template) WHERE subject IS NULL`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
