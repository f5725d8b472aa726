import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A refund is asked for once per decision, and one that nobody knows the end of keeps its money reserved. */
export class RefundsInDoubt1763700032000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE refund
        ADD COLUMN request_key uuid,
        ADD COLUMN is_by_hand boolean NOT NULL DEFAULT false,
        ADD COLUMN baseline_kurus integer CHECK (baseline_kurus >= 0),
        DROP CONSTRAINT refund_status_check,
        ADD CONSTRAINT refund_status_check CHECK (status IN ('requested', 'done', 'failed', 'unclear')),
        ADD CONSTRAINT refund_done_by_hand CHECK (status = 'done' OR NOT is_by_hand)
    `);
    await runner.query(`
      CREATE UNIQUE INDEX refund_once_per_request ON refund (request_key, coalesce(order_line_id, attempt_id))
        WHERE request_key IS NOT NULL
    `);
    // What is under way may have been sent: without a baseline it would count as never sent.
    await runner.query(`
      UPDATE refund SET baseline_kurus = (
        SELECT coalesce(sum(amount_kurus), 0) FROM refund earlier WHERE earlier.status = 'done'
          AND earlier.attempt_id = refund.attempt_id AND earlier.order_line_id = refund.order_line_id)
      WHERE status = 'requested' AND tries > 0 AND order_line_id IS NOT NULL
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
