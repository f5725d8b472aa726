import type { DataSource } from 'typeorm';

/** Resets the settings to those of a new shop. */
export async function freshSettings(dataSource: DataSource): Promise<void> {
  await dataSource.query('DELETE FROM mail_settings');
  await dataSource.query('INSERT INTO mail_settings DEFAULT VALUES');
}
