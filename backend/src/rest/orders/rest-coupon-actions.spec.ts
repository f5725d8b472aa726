import { beforeEach, describe, expect, it } from '@jest/globals';
import { aProduct } from '../../../seed/catalog.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { suiteServer } from '../../../testing/suite-server.js';

const SCRIPT = '/api/coupons.php';
/** The documented form's input. */
const FORM = {
  code: 'bahar26',
  name: 'Bahar indirimi',
  type: 'percentage',
  value: '12.5',
  minimum_amount: 500,
  maximum_discount: '',
  usage_limit: '100',
  // The first minute of the year in Istanbul, as an instant.
  valid_from: '2025-12-31T21:00:00.000Z',
  valid_until: '2099-12-31T18:30',
};

const server = suiteServer();
const admin = suiteAdmin(server);

beforeEach(() => emptyTables(server.dataSource, 'coupon', 'product', 'category'));

function send(method: string, path: string, body?: object) {
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return admin.ask(path, { method, ...(body && json) });
}

interface Listed {
  readonly coupons: readonly { readonly id: string }[];
}
const list = async () => ((await admin.ask(SCRIPT)).json as Listed).coupons;

describe('The documented call for coupons', () => {
  it('makes, lists, changes and deletes one in percent and lira', async () => {
    const made = await send('POST', SCRIPT, FORM);
    expect([made.status, made.json]).toMatchObject([200, { success: true, message: 'Kupon oluşturuldu.' }]);

    const [coupon] = await list();
    expect(coupon).toEqual({
      id: expect.any(String),
      code: 'BAHAR26',
      name: 'Bahar indirimi',
      description: '',
      type: 'percentage',
      value: 12.5,
      minimum_amount: 500,
      maximum_discount: null,
      usage_limit: 100,
      usage_count: 0,
      valid_from: '2026-01-01 00:00:00',
      valid_until: '2099-12-31 18:30:59',
      applicable_to: 'all',
      applicable_products: [],
      applicable_categories: [],
      applicable_users: [],
      is_active: true,
    });

    const { id } = coupon!;
    const bowl = await aProduct(server.dataSource.manager, { name: 'Kase' });
    const change = { is_active: 0, applicable_to: 'specific_products', applicable_products: [bowl.id] };
    const changed = await send('PUT', `${SCRIPT}?id=${id}`, change);
    expect(changed.json).toMatchObject({ success: true, message: 'Kupon güncellendi.' });
    const kept = { ...coupon, is_active: false, applicable_to: 'specific_products' };
    expect(await list()).toEqual([{ ...kept, applicable_products: [bowl.id] }]);

    const gone = await send('DELETE', `${SCRIPT}?id=${id}`);
    expect(gone.json).toEqual({ success: true, message: 'Kupon silindi.' });
    expect(await list()).toEqual([]);
    expect(await send('DELETE', `${SCRIPT}?id=${id}`)).toMatchObject({ status: 404 });
  });

  it('tells what is wrong under the documented names', async () => {
    const refused = await send('POST', SCRIPT, { ...FORM, value: 0, valid_until: 'yarın' });
    expect([refused.status, refused.json]).toMatchObject([
      400,
      {
        success: false,
        fields: { value: 'İndirim değeri 0’dan büyük olmalıdır.', valid_until: 'Bitiş tarihi gerekli' },
      },
    ]);
    await send('POST', SCRIPT, FORM);
    expect(await send('POST', SCRIPT, FORM)).toMatchObject({ status: 409 });
    expect(await send('PUT', `${SCRIPT}?id=1`, FORM)).toMatchObject({ status: 400 });
    expect(await send('POST', SCRIPT, [])).toMatchObject({ status: 400 });
  });
});
