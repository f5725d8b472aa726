import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the keys of the notifications so far say they are about: '{key}:{id of the record}…'. */
const SUBJECTS = [
  { keys: 'new-order', kind: 'order' },
  { keys: 'workshop-full|workshop-low', kind: 'session' },
  { keys: 'bulk-order|bulk-order-overdue', kind: 'bulk_order' },
] as const;

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

export class Notifications1763700030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notification
        ADD about_kind text CHECK (about_kind IN ('order', 'session', 'product', 'bulk_order')),
        ADD about_id uuid,
        ADD removed_at timestamptz,
        ADD CONSTRAINT notification_subject_is_whole CHECK (num_nulls(about_kind, about_id) IN (0, 2))
    `);
    for (const { keys, kind } of SUBJECTS) {
      await runner.query(
        `UPDATE notification SET about_kind = $1, about_id = substring(dedupe_key from $2)::uuid
         WHERE dedupe_key ~ $3`,
        [kind, UUID, `^(${keys}):${UUID}`],
      );
    }
    await this.replaceIndexes(runner);
  }

  private async replaceIndexes(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX notification_newest`);
    await runner.query(`DROP INDEX notification_unread`);
    await runner.query(
      `CREATE INDEX notification_of_type ON notification (type, id DESC) WHERE removed_at IS NULL`,
    );
    await runner.query(`
      CREATE INDEX notification_unread ON notification (id DESC, type)
        WHERE removed_at IS NULL AND read_at IS NULL
    `);
    await runner.query(
      `CREATE INDEX notification_removed ON notification (removed_at) WHERE removed_at IS NOT NULL`,
    );
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}
