import type { DataSource } from 'typeorm';

/** Deletes all legal texts of the studio, so that the built-in ones are in force; the shop itself never does. */
export async function forgetLegalTexts(dataSource: DataSource): Promise<void> {
  await dataSource.query(`
    ALTER TABLE legal_text_version DISABLE TRIGGER USER;
    ALTER TABLE legal_text_cancellation DISABLE TRIGGER USER;
    TRUNCATE legal_text_in_force, legal_text_cancellation, legal_text_version, legal_text_draft;
    ALTER TABLE legal_text_cancellation ENABLE TRIGGER USER;
    ALTER TABLE legal_text_version ENABLE TRIGGER USER`);
}
