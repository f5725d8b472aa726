import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Payments1763700004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payment_attempt (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        order_id uuid NOT NULL REFERENCES "order" (id),
        conversation_id text NOT NULL UNIQUE,
        status text NOT NULL DEFAULT 'created' CHECK (status IN
          ('created', 'awaiting_3ds', 'authorising', 'paid', 'failed', 'expired', 'refunded')),
        amount_kurus integer NOT NULL CHECK (amount_kurus >= 0),
        provider_payment_id text UNIQUE,
        bank_page text,
        md_status text,
        conversation_data text,
        refusal_code text,
        refusal_message text,
        is_in_review boolean NOT NULL DEFAULT false,
        card_bin text CHECK (card_bin ~ '^[0-9]{6}$'),
        card_last_four text CHECK (card_last_four ~ '^[0-9]{4}$'),
        card_association text,
        card_family text,
        auth_code text,
        host_reference text,
        check_count integer NOT NULL DEFAULT 0,
        next_check_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        authorising_at timestamptz,
        settled_at timestamptz,
        CONSTRAINT bank_page_only_while_waiting CHECK (bank_page IS NULL OR status = 'awaiting_3ds')
      )
    `);
    await runner.query(`CREATE INDEX payment_attempt_by_order ON payment_attempt (order_id)`);
    await runner.query(`
      CREATE UNIQUE INDEX payment_attempt_charged_once ON payment_attempt (order_id)
      WHERE status IN ('authorising', 'paid')
    `);
    await runner.query(`
      CREATE INDEX payment_attempt_to_check ON payment_attempt (next_check_at)
      WHERE status IN ('created', 'awaiting_3ds', 'authorising')
    `);
    await runner.query(`
      CREATE TABLE payment_item (
        attempt_id uuid NOT NULL REFERENCES payment_attempt (id) ON DELETE CASCADE,
        order_line_id uuid NOT NULL REFERENCES order_line (id) ON DELETE CASCADE,
        provider_transaction_id text NOT NULL UNIQUE,
        paid_kurus integer NOT NULL CHECK (paid_kurus >= 0),
        PRIMARY KEY (attempt_id, order_line_id)
      )
    `);
    await runner.query(`
      CREATE TABLE refund (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        attempt_id uuid NOT NULL REFERENCES payment_attempt (id),
        amount_kurus integer NOT NULL CHECK (amount_kurus > 0),
        reason text NOT NULL,
        status text NOT NULL DEFAULT 'requested' CHECK (status IN ('requested', 'done', 'failed')),
        tries integer NOT NULL DEFAULT 0,
        next_try_at timestamptz NOT NULL DEFAULT now(),
        created_at timestamptz NOT NULL DEFAULT now(),
        done_at timestamptz
      )
    `);
    await runner.query(`
      CREATE UNIQUE INDEX refund_unfulfillable_once ON refund (attempt_id) WHERE reason = 'unfulfillable'
    `);
    await runner.query(`CREATE INDEX refund_to_try ON refund (next_try_at) WHERE status = 'requested'`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
