import type { DataSource } from 'typeorm';
import { emptyTables } from './empty-tables.js';

/** Deletes all texts of the studio; the shop itself never does. */
export function forgetContent(dataSource: DataSource): Promise<void> {
  return emptyTables(dataSource, 'content_entry', 'content_history');
}
