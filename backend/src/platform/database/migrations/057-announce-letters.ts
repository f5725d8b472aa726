import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mail that was given up, or is tried again after that: one in many, so a letter to thousands is no flood of news. */
const IS_NEWS = `OLD.status IS DISTINCT FROM NEW.status AND 'failed' IN (OLD.status, NEW.status)`;

/** The back office hears of letters that start, halt, go on and end, and of mails that fail. */
export class AnnounceLetters1763700057000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TRIGGER sent_message_changed AFTER INSERT OR UPDATE OF status, ended_at OR DELETE ON sent_message
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change('letters')
    `);
    await runner.query(`
      CREATE TRIGGER mail_message_failed AFTER UPDATE OF status ON mail_message
        FOR EACH ROW WHEN (${IS_NEWS}) EXECUTE FUNCTION announce_change('letters')
    `);
    await runner.query(`
      CREATE TRIGGER mail_message_added_failed AFTER INSERT ON mail_message
        FOR EACH ROW WHEN (NEW.status = 'failed') EXECUTE FUNCTION announce_change('letters')
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
