import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose account ended is forgotten on their orders too, as soon as nothing of them is under way any more. */
export class PeopleToForget1763700045000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "order"
        ADD forget_asked_at timestamptz,
        ADD forgotten_at timestamptz,
        ADD CONSTRAINT order_forgotten_when_asked CHECK (forgotten_at IS NULL OR forget_asked_at IS NOT NULL),
        ADD CONSTRAINT order_to_forget_is_nobodys CHECK (forget_asked_at IS NULL OR NOT is_claimable)
    `);
    // Only the end of an account has ever let go of an order for good.
    await runner.query(`UPDATE "order" SET forget_asked_at = now() WHERE NOT is_claimable`);
    await runner.query(`
      CREATE INDEX order_to_forget ON "order" (id) WHERE forget_asked_at IS NOT NULL AND forgotten_at IS NULL
    `);
    for (const table of ['mail_message', 'sms_message', 'notification']) {
      await runner.query(`CREATE INDEX ${table}_about ON ${table} (split_part(dedupe_key, ':', 2))`);
    }
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
