import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Wishes for an offer, and until when it was promised. */
export class BulkOrders1763700019000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bulk_order_request (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        name text NOT NULL,
        email text NOT NULL,
        phone text NOT NULL,
        message text NOT NULL,
        status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'rejected')),
        created_at timestamptz NOT NULL DEFAULT now(),
        due_at timestamptz NOT NULL,
        answered_at timestamptz,
        overdue_told_at timestamptz,
        CONSTRAINT bulk_order_request_answered CHECK ((status = 'pending') = (answered_at IS NULL)),
        CONSTRAINT bulk_order_request_due CHECK (due_at > created_at)
      )
    `);
    await runner.query(
      `CREATE INDEX bulk_order_request_newest ON bulk_order_request (status, created_at DESC, id)`,
    );
    await runner.query(
      `CREATE INDEX bulk_order_request_by_email ON bulk_order_request (lower(email), created_at)`,
    );
    await runner.query(`
      CREATE INDEX bulk_order_request_to_tell ON bulk_order_request (due_at)
        WHERE status = 'pending' AND overdue_told_at IS NULL
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
