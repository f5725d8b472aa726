import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ResetLinks1763700016000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await tieLinksToAddresses(runner);
    await countTriesApart(runner);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}

/** Links of before do not say to which address they went; they would have lasted an hour. */
async function tieLinksToAddresses(runner: QueryRunner): Promise<void> {
  await runner.query(`DELETE FROM password_reset`);
  await runner.query(`
    ALTER TABLE password_reset
      ADD email text NOT NULL,
      ADD restores_email boolean NOT NULL DEFAULT false
  `);
}

/** Every try counts, right or wrong; those of strangers take nothing from the owner's. A decoy is mailed to nobody. */
async function countTriesApart(runner: QueryRunner): Promise<void> {
  await runner.query(`ALTER TABLE verification_code RENAME wrong_tries TO tries`);
  await runner.query(`
    ALTER TABLE verification_code
      RENAME CONSTRAINT verification_code_wrong_tries_check TO verification_code_tries_check
  `);
  await runner.query(`
    ALTER TABLE verification_code
      ADD stranger_tries smallint NOT NULL DEFAULT 0 CHECK (stranger_tries BETWEEN 0 AND 5),
      ADD is_decoy boolean NOT NULL DEFAULT false CHECK (type = 'registration' OR NOT is_decoy)
  `);
}
