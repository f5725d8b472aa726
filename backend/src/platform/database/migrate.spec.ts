import { describe, expect, it } from '@jest/globals';
import { suiteDatabase } from '../../../testing/suite-database.js';
import { searchForm } from '../../../contract/common/turkish-text.js';

describe('the database', () => {
  const database = suiteDatabase();

  it.each(['Çörek', 'IŞIK', 'İznik', 'ılık  Kâse', 'Güveç ÖĞÜN', ' iki  boşluk '])(
    'compares %p the way the contract does',
    async (text) => {
      const [row] = await database.dataSource.query<{ form: string }[]>('SELECT search_form($1) AS form', [
        text,
      ]);
      expect(row?.form).toBe(searchForm(text));
    },
  );

  it('lets consents be added to only', async () => {
    const { dataSource } = database;
    await dataSource.query(
      `INSERT INTO consent (address, purpose, channel, is_given, source, ip_address)
       VALUES ('can@toprak.example', 'commercial', 'email', false, 'test', '203.0.113.7')`,
    );
    await expect(dataSource.query('UPDATE consent SET ip_address = NULL')).rejects.toThrow('only added to');
  });
});
