import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RequestsAndMessaging1763700031000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await widenInformationRequests(runner);
    await widenBulkOrders(runner);
    await createSentMessages(runner);
    await nameSentMails(runner);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}

/** What the studio wrote back last; earlier answers are in the activity log. */
async function widenInformationRequests(runner: QueryRunner): Promise<void> {
  await runner.query(`
    ALTER TABLE information_request
      ADD answer_subject text,
      ADD answer_text text,
      ADD answered_at timestamptz,
      ADD search_text text GENERATED ALWAYS AS
        (search_form(name || ' ' || surname || ' ' || email || ' ' || phone)) STORED,
      ADD CONSTRAINT information_request_answer_is_whole
        CHECK (num_nulls(answer_subject, answer_text, answered_at) IN (0, 3))
  `);
  await runner.query(
    `CREATE INDEX information_request_search ON information_request USING gin (search_text gin_trgm_ops)`,
  );
  await runner.query(
    `CREATE INDEX information_request_by_status ON information_request (status, created_at DESC, id)`,
  );
}

/** `answered_at` stays the time of the decision; an offer may go out long before one is made. */
async function widenBulkOrders(runner: QueryRunner): Promise<void> {
  await runner.query(`
    ALTER TABLE bulk_order_request
      ADD offer_subject text,
      ADD offer_text text,
      ADD offer_sent_at timestamptz,
      ADD CONSTRAINT bulk_order_request_offer_is_whole
        CHECK (num_nulls(offer_subject, offer_text, offer_sent_at) IN (0, 3))
  `);
  await runner.query(`DROP INDEX bulk_order_request_to_tell`);
  await runner.query(`
    CREATE INDEX bulk_order_request_to_tell ON bulk_order_request (due_at)
      WHERE status = 'pending' AND overdue_told_at IS NULL AND offer_sent_at IS NULL
  `);
}

/** `sent_message_recipient` holds whom a message is still to reach; its rows go as they are served. */
async function createSentMessages(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE sent_message (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      client_key uuid NOT NULL UNIQUE,
      subject text NOT NULL,
      message text NOT NULL,
      category text NOT NULL CHECK (category IN
        ('onemli', 'hatirlatma', 'bilgilendirme', 'promosyon', 'sistem', 'genel')),
      audience text NOT NULL CHECK (audience IN
        ('all', 'registered', 'customers', 'workshop_participants', 'guest_orders')),
      day date,
      admin_id uuid REFERENCES admin (id) ON DELETE SET NULL,
      admin_name text NOT NULL,
      recipient_count integer NOT NULL DEFAULT 0 CHECK (recipient_count >= 0),
      account_count integer NOT NULL DEFAULT 0 CHECK (account_count >= 0),
      mail_count integer NOT NULL DEFAULT 0 CHECK (mail_count >= 0),
      skipped_count integer NOT NULL DEFAULT 0 CHECK (skipped_count >= 0),
      created_at timestamptz NOT NULL DEFAULT now()
    )
  `);
  await runner.query(`CREATE INDEX sent_message_newest ON sent_message (created_at DESC, id)`);
  await runner.query(`
    CREATE TABLE sent_message_recipient (
      position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      sent_message_id uuid NOT NULL REFERENCES sent_message (id) ON DELETE CASCADE,
      customer_id uuid,
      email text,
      CONSTRAINT sent_message_recipient_is_reached CHECK (num_nulls(customer_id, email) < 2)
    )
  `);
  await runner.query(
    `CREATE INDEX sent_message_recipient_of_message ON sent_message_recipient (sent_message_id)`,
  );
}

async function nameSentMails(runner: QueryRunner): Promise<void> {
  await runner.query(`ALTER TABLE mail_message ADD sent_message_id uuid`);
  await runner.query(`
    CREATE INDEX mail_message_of_sent_message ON mail_message (sent_message_id, status)
      WHERE sent_message_id IS NOT NULL
  `);
  await runner.query(`
    CREATE INDEX mail_message_of_sent_waiting ON mail_message (created_at)
      WHERE sent_message_id IS NOT NULL AND status IN ('pending', 'sending')
  `);
}
