import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CustomerAccounts1763700013000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await widenAccounts(runner);
    await createProofs(runner);
    await tieOrders(runner);
    await createMessages(runner);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}

/** `credentials_version` is part of every session: raising it ends all of them. */
async function widenAccounts(runner: QueryRunner): Promise<void> {
  await runner.query(`
    ALTER TABLE customer
      ADD email_verified_at timestamptz,
      ADD credentials_version integer NOT NULL DEFAULT 1,
      ADD city text,
      ADD district text,
      ADD neighbourhood text,
      ADD address_line text,
      ADD updated_at timestamptz NOT NULL DEFAULT now(),
      ADD CONSTRAINT customer_place_is_whole CHECK (num_nulls(city, district, neighbourhood, address_line) IN (0, 4))
  `);
  await runner.query(`ALTER TABLE admin ADD credentials_version integer NOT NULL DEFAULT 1`);
}

/** Codes and reset links, kept only as hashes. */
async function createProofs(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE verification_code (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      type text NOT NULL CHECK (type IN ('registration', 'account', 'admin_sign_in')),
      email text NOT NULL,
      customer_id uuid REFERENCES customer (id) ON DELETE CASCADE,
      admin_id uuid REFERENCES admin (id) ON DELETE CASCADE,
      registration jsonb,
      code_hash text NOT NULL,
      wrong_tries smallint NOT NULL DEFAULT 0 CHECK (wrong_tries BETWEEN 0 AND 5),
      sent_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      CHECK ((type = 'registration') = (registration IS NOT NULL)),
      CHECK ((type = 'account') = (customer_id IS NOT NULL)),
      CHECK ((type = 'admin_sign_in') = (admin_id IS NOT NULL))
    )
  `);
  await runner.query(`CREATE INDEX verification_code_by_email ON verification_code (lower(email), type)`);
  await runner.query(`CREATE INDEX verification_code_by_end ON verification_code (expires_at)`);
  await runner.query(`
    CREATE TABLE password_reset (
      token_hash text PRIMARY KEY,
      customer_id uuid NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
      expires_at timestamptz NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    )
  `);
  await runner.query(`CREATE INDEX password_reset_by_customer ON password_reset (customer_id)`);
  await runner.query(`CREATE INDEX password_reset_by_end ON password_reset (expires_at)`);
}

/** An order of a deleted account stays, as the law asks for, and goes to nobody's account again. */
async function tieOrders(runner: QueryRunner): Promise<void> {
  await runner.query(`
    ALTER TABLE "order"
      ADD customer_id uuid REFERENCES customer (id) ON DELETE SET NULL,
      ADD is_claimable boolean NOT NULL DEFAULT true
  `);
  await runner.query(`ALTER TABLE hold ADD customer_id uuid REFERENCES customer (id) ON DELETE SET NULL`);
  await runner.query(`CREATE INDEX order_of_customer ON "order" (customer_id, created_at DESC, id DESC)`);
  await runner.query(`
    CREATE INDEX order_to_claim ON "order" (lower(email)) WHERE customer_id IS NULL AND is_claimable
  `);
}

async function createMessages(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE customer_message (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      customer_id uuid NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
      category text NOT NULL DEFAULT 'bilgilendirme' CHECK (category IN
        ('onemli', 'hatirlatma', 'bilgilendirme', 'promosyon', 'sistem', 'genel')),
      subject text NOT NULL,
      message text NOT NULL,
      sender_name text NOT NULL,
      is_important boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT now(),
      read_at timestamptz
    )
  `);
  await runner.query(
    `CREATE INDEX customer_message_newest ON customer_message (customer_id, created_at DESC, id DESC)`,
  );
  await runner.query(
    `CREATE INDEX customer_message_unread ON customer_message (customer_id) WHERE read_at IS NULL`,
  );
}
