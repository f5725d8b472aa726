import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SiteGuard1763700014000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createSettings(runner);
    await createVisits(runner);
    await createActivityLog(runner);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}

/** Only what was changed is a row. Whoever changes one, by whatever way, is heard by every process. */
async function createSettings(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE security_setting (
      key text PRIMARY KEY,
      value text NOT NULL,
      updated_at timestamptz NOT NULL DEFAULT now()
    )
  `);
  await runner.query(`
    CREATE FUNCTION announce_security_settings() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('change_feed', 'settings');
      RETURN NULL;
    END $$
  `);
  await runner.query(`
    CREATE TRIGGER security_setting_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON security_setting
      FOR EACH STATEMENT EXECUTE FUNCTION announce_security_settings()
  `);
}

/** Sessions, counted tries (rate-limiter-flexible) and captchas; nobody misses them after a crash. */
async function createVisits(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE session (
      key text PRIMARY KEY,
      data jsonb NOT NULL,
      seen_at timestamptz NOT NULL
    )
  `);
  await runner.query(`CREATE INDEX session_by_end ON session (seen_at)`);
  await runner.query(`
    CREATE UNLOGGED TABLE rate_limit (
      key text PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    )
  `);
  await runner.query(`
    CREATE UNLOGGED TABLE captcha (
      session_id text PRIMARY KEY,
      answer_hash text NOT NULL,
      is_solved boolean NOT NULL DEFAULT false,
      expires_at timestamptz NOT NULL
    )
  `);
  await runner.query(`CREATE INDEX captcha_by_end ON captcha (expires_at)`);
}

async function createActivityLog(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE log_entry (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      event_type text NOT NULL,
      username text,
      user_id uuid,
      ip_address text,
      user_agent text,
      details jsonb NOT NULL DEFAULT '{}',
      created_at timestamptz NOT NULL DEFAULT now()
    )
  `);
  await runner.query(`CREATE INDEX log_entry_newest ON log_entry (created_at DESC, id DESC)`);
  await runner.query(`CREATE INDEX log_entry_by_type ON log_entry (event_type, created_at DESC, id DESC)`);
}
