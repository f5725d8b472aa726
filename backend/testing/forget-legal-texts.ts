import type { DataSource } from 'typeorm';
import { emptyTables } from './empty-tables.js';

/** Deletes all legal texts of the studio, so that the built-in ones are in force; the shop itself never does. */
export function forgetLegalTexts(dataSource: DataSource): Promise<void> {
  return emptyTables(
    dataSource,
    'legal_text_in_force',
    'legal_text_cancellation',
    'legal_text_version',
    'legal_text_draft',
  );
}
