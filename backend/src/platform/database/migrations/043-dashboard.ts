import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What needs a person is found without a look at everything that went well, and is told as soon as it is known. */
export class Dashboard1763700043000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX payment_attempt_undecided ON payment_attempt (created_at) WHERE status = 'authorising'`,
    );
    await runner.query(
      `CREATE INDEX refund_unsettled ON refund (attempt_id) WHERE status IN ('failed', 'unclear')`,
    );
    // A refund that ends otherwise than hoped leaves the order as it is.
    await runner.query(`
      CREATE TRIGGER refund_changed AFTER UPDATE OF status ON refund
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change('orders')
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
