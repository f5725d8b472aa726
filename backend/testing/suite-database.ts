import type { DataSourceOptions } from 'typeorm';
import { suiteHooks } from './suite-hooks.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

/** The migrated database of the suite that calls this: there before its first test, dropped after its last. */
export function suiteDatabase(entities: DataSourceOptions['entities'] = []): TestDatabase {
  const { afterAll, beforeAll } = suiteHooks();
  let created: TestDatabase;
  beforeAll(async () => {
    created = await createTestDatabase(entities);
  });
  afterAll(() => created.drop());
  return {
    get url() {
      return created.url;
    },
    get dataSource() {
      return created.dataSource;
    },
    drop: () => created.drop(),
  };
}
