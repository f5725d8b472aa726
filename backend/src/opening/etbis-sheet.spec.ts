import { describe, expect, it } from '@jest/globals';
import { suiteAdmin } from '../../testing/suite-admin.js';
import { suiteServer } from '../../testing/suite-server.js';
import { dataOf } from '../../testing/visitor.js';
import { aProduct } from '../../seed/catalog.js';
import type { EtbisRow } from '../../contract/opening/etbis-sheet.views.js';

const server = suiteServer();
const admin = suiteAdmin(server, { role: 'admin' });

describe('The sheet for ETBİS', () => {
  it('says what the shop knows, and names what is missing with the place to enter it', async () => {
    await aProduct(server.dataSource.manager, { name: 'Kupa' });
    const rows = dataOf(await admin.query('admin.opening.etbisSheet', {})) as EtbisRow[];
    const row = (key: string) => rows.find((each) => each.key === key);

    expect(rows.map(({ key }) => key)).toEqual([
      ...['domain', 'title', 'kind', 'taxOffice', 'taxNumber', 'mersis', 'kep', 'address', 'phone', 'email'],
      ...['activity', 'goods', 'payment', 'carriers', 'hosting'],
    ]);
    expect(row('domain')?.value).toBe('localhost');
    expect(row('goods')?.value).toMatch(/Seramik workshopları$/);
    expect(row('carriers')?.value).toContain('Yurtiçi Kargo');
    expect(row('hosting')).toMatchObject({ value: '', screen: null });
    for (const { value, screen, key } of rows) {
      if (value === '' && key !== 'hosting') expect(screen).not.toBeNull();
    }
  });
});
