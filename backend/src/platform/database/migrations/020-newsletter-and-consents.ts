import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NewsletterAndConsents1763700020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createConsents(runner);
    await protectConsents(runner);
    await createNewsletter(runner);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}

/** Addresses are in small letters; `position` says which of two entries of the same moment came later. */
async function createConsents(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE consent (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      position bigint GENERATED ALWAYS AS IDENTITY,
      address text NOT NULL CHECK (address = lower(address)),
      purpose text NOT NULL CHECK (purpose IN ('commercial')),
      channel text NOT NULL CHECK (channel IN ('email')),
      is_given boolean NOT NULL,
      text_version text,
      source text NOT NULL,
      ip_address text,
      recorded_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT consent_given_to_words CHECK (is_given = (text_version IS NOT NULL))
    )
  `);
  await runner.query(`CREATE INDEX consent_latest ON consent (address, purpose, channel, position DESC)`);
  await runner.query(`CREATE INDEX consent_by_time ON consent (recorded_at)`);
}

/**
 * What was said stays said. The law knows two exceptions: a person who is to be forgotten leaves an entry without
 * address, and proof is kept for three years.
 */
async function protectConsents(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION keep_consents() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND OLD.recorded_at < now() - interval '3 years' THEN
        RETURN OLD;
      END IF;
      IF TG_OP = 'UPDATE' AND OLD.address LIKE '%@%' AND NEW.address NOT LIKE '%@%' AND NEW.ip_address IS NULL
        AND to_jsonb(NEW) - 'address' - 'ip_address' = to_jsonb(OLD) - 'address' - 'ip_address'
      THEN
        RETURN NEW;
      END IF;
      RAISE EXCEPTION 'Consents are only added to.';
    END $$
  `);
  await runner.query(`
    CREATE TRIGGER consent_stays BEFORE UPDATE OR DELETE ON consent
      FOR EACH ROW EXECUTE FUNCTION keep_consents()
  `);
  await runner.query(`
    CREATE TRIGGER consents_stay BEFORE TRUNCATE ON consent
      FOR EACH STATEMENT EXECUTE FUNCTION keep_consents()
  `);
}

async function createNewsletter(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE newsletter_request (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      token_hash text NOT NULL UNIQUE,
      address text NOT NULL CHECK (address = lower(address)),
      text_version text NOT NULL,
      expires_at timestamptz NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    )
  `);
  await runner.query(`CREATE INDEX newsletter_request_by_address ON newsletter_request (address)`);
  await runner.query(`CREATE INDEX newsletter_request_by_end ON newsletter_request (expires_at)`);
  await runner.query(`
    CREATE TABLE newsletter_subscriber (
      address text PRIMARY KEY CHECK (address = lower(address)),
      confirmed_at timestamptz NOT NULL
    )
  `);
}
