import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { searchForm } from '../../../contract/common/turkish-text.js';
import { PlainAddresses1763700054000 } from './migrations/054-plain-addresses.js';

describe('the database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it.each(['Çörek', 'IŞIK', 'İznik', 'ılık  Kâse', 'Güveç ÖĞÜN', ' iki  boşluk '])(
    'compares %p the way the contract does',
    async (text) => {
      const [row] = await database.dataSource.query<{ form: string }[]>('SELECT search_form($1) AS form', [
        text,
      ]);
      expect(row?.form).toBe(searchForm(text));
    },
  );

  it('spells the addresses plainly that were kept before, and lets consents be added to only', async () => {
    const { dataSource } = database;
    await dataSource.query(
      `INSERT INTO log_entry (event_type, ip_address)
       SELECT 'user_login', unnest(ARRAY['::ffff:203.0.113.7', '2001:db8::ffff:1', '203.0.113.8'])`,
    );
    await dataSource.query(
      `INSERT INTO hold (visitor_address, expires_at) VALUES ('::FFFF:203.0.113.7', now())`,
    );
    await dataSource.query(
      `INSERT INTO consent (address, purpose, channel, is_given, source, ip_address)
       VALUES ('can@toprak.example', 'commercial', 'email', false, 'test', '::ffff:203.0.113.7')`,
    );
    const runner = dataSource.createQueryRunner();
    await new PlainAddresses1763700054000().up(runner);
    await runner.release();

    const kept = await dataSource.query<{ address: string }[]>(
      `SELECT ip_address AS address FROM log_entry UNION ALL SELECT visitor_address FROM hold
       UNION ALL SELECT ip_address FROM consent ORDER BY address`,
    );
    expect(kept.map(({ address }) => address)).toEqual([
      ...['2001:db8::ffff:1', '203.0.113.7', '203.0.113.7', '203.0.113.7', '203.0.113.8'],
    ]);
    await expect(dataSource.query('UPDATE consent SET ip_address = NULL')).rejects.toThrow('only added to');
  });
});
