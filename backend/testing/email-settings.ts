import type { DataSource } from 'typeorm';

/** As a new shop has them. */
export async function freshSettings(dataSource: DataSource): Promise<void> {
  await dataSource.query('DELETE FROM mail_settings');
  await dataSource.query('INSERT INTO mail_settings DEFAULT VALUES');
}
