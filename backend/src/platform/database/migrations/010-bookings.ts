import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Bookings1763700010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE booking (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        order_id uuid NOT NULL REFERENCES "order" (id),
        order_line_id uuid NOT NULL UNIQUE REFERENCES order_line (id),
        session_id uuid NOT NULL REFERENCES workshop_session (id),
        ticket_key text NOT NULL UNIQUE,
        status text NOT NULL DEFAULT 'confirmed' CHECK (status IN
          ('pending', 'confirmed', 'cancelled', 'completed')),
        payment_status text NOT NULL CHECK (payment_status IN
          ('pending', 'paid', 'failed', 'unpaid', 'refunded')),
        name text NOT NULL,
        surname text NOT NULL,
        email text NOT NULL,
        phone text NOT NULL,
        notes text NOT NULL DEFAULT '',
        title text COLLATE "tr-x-icu" NOT NULL,
        description text NOT NULL DEFAULT '',
        date date NOT NULL,
        start_time time(0) NOT NULL,
        end_time time(0) NOT NULL,
        quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 99),
        is_student boolean NOT NULL DEFAULT false,
        original_price_kurus integer NOT NULL CHECK (original_price_kurus >= 0),
        price_kurus integer NOT NULL CHECK (price_kurus BETWEEN 0 AND original_price_kurus),
        discount_kurus integer NOT NULL DEFAULT 0,
        total_kurus integer NOT NULL CHECK (total_kurus >= 0),
        currency text NOT NULL DEFAULT 'TRY',
        payment_method text NOT NULL DEFAULT '',
        payment_id text,
        transaction_id text,
        paid_at timestamptz,
        remind_at timestamptz,
        calendar_sequence integer NOT NULL DEFAULT 0,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        short_id text GENERATED ALWAYS AS (upper(left(id::text, 8))) STORED,
        CONSTRAINT booking_adds_up CHECK (total_kurus = original_price_kurus * quantity - discount_kurus)
      )
    `);
    await runner.query(`CREATE INDEX booking_newest ON booking (created_at DESC, id)`);
    await runner.query(`CREATE INDEX booking_by_session ON booking (session_id)`);
    await runner.query(`CREATE INDEX booking_by_order ON booking (order_id)`);
    await runner.query(`CREATE INDEX booking_by_email ON booking (lower(email))`);
    await runner.query(`CREATE INDEX booking_by_short_id ON booking (short_id)`);
    await runner.query(
      `CREATE INDEX booking_to_remind ON booking (remind_at) WHERE remind_at IS NOT NULL AND status = 'confirmed'`,
    );
    await runner.query(`
      CREATE TABLE booking_seat (
        booking_id uuid NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
        position smallint NOT NULL CHECK (position >= 0),
        guest_name text,
        is_student boolean NOT NULL,
        price_paid_kurus integer NOT NULL CHECK (price_paid_kurus >= 0),
        checked_in_at timestamptz,
        PRIMARY KEY (booking_id, position)
      )
    `);
    // The ledger behind booked_seats: a line takes its seats once and gives them back once.
    await runner.query(`
      CREATE TABLE seat_movement (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        session_id uuid NOT NULL REFERENCES workshop_session (id),
        order_line_id uuid NOT NULL REFERENCES order_line (id) ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('sale', 'return')),
        quantity integer NOT NULL CHECK (quantity > 0),
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (order_line_id, kind)
      )
    `);
    await runner.query(`CREATE INDEX seat_movement_by_session ON seat_movement (session_id)`);
    await runner.query(`
      CREATE TABLE notification (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        type text NOT NULL CHECK (type IN
          ('stock_low', 'stock_out', 'workshop_full', 'workshop_low', 'new_order', 'system')),
        dedupe_key text NOT NULL UNIQUE,
        title text NOT NULL,
        message text NOT NULL,
        read_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      )
    `);
    await runner.query(`CREATE INDEX notification_newest ON notification (created_at DESC, id)`);
    await runner.query(`CREATE INDEX notification_unread ON notification (type) WHERE read_at IS NULL`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
