import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RecordChange } from '../../../../contract/admin/record-history.view.js';
import type { OrderInvoice } from '../../../../contract/orders/order-invoice.js';
import { aProduct } from '../../../../seed/catalog.js';
import { aPaidOrder } from '../../../../testing/account-orders.js';
import { aPaidOrder as aSoldOrder } from '../../../../testing/invoicing.js';
import { changeOrderStatus } from '../../../../testing/order-transitions.js';
import { pieces } from '../../../../testing/purchase.js';
import { suiteAdmin } from '../../../../testing/suite-admin.js';
import { suiteServer } from '../../../../testing/suite-server.js';
import { dataOf } from '../../../../testing/visitor.js';
import { DrawUpService } from '../../../invoicing/draw-up/draw-up.service.js';

const ADDRESS = {
  city: 'İstanbul',
  district: 'Üsküdar',
  neighbourhood: 'İcadiye Mah.',
  addressLine: 'Çarşı Cad. No: 3',
};
const COMPANY = {
  kind: 'company',
  title: 'Kil Ltd. Şti.',
  taxOffice: 'Üsküdar',
  taxNumber: '1234567890',
  address: ADDRESS,
};

describe('To whom the studio has an order invoiced', () => {
  const server = suiteServer();
  const admin = suiteAdmin(server);
  let orderId: string;

  beforeEach(async () => {
    ({ orderId } = await aPaidOrder(server.app, { email: 'ayse@toprak.example' }));
  });

  const seen = async () => dataOf(await admin.query('admin.orderInvoice.view', { orderId })) as OrderInvoice;
  const change = async (invoice: object, version?: number) =>
    admin.mutate('admin.orderInvoice.change', {
      orderId,
      invoice,
      version: version ?? (await seen()).version,
    });

  it('begins with the person, and becomes a company that the history names', async () => {
    expect(await seen()).toMatchObject({
      details: { kind: 'person', identityNumber: null },
      hasDeliveryAddress: false,
    });
    const answer = await change(COMPANY);
    expect(dataOf(answer)).toMatchObject({ invoice: COMPANY });
    const history = dataOf(await admin.query('admin.orders.history', { orderId })) as RecordChange[];
    expect(history[0]).toMatchObject({
      event: 'order_invoice_changed',
      before: { invoice: 'Bireysel' },
      after: { invoice: expect.stringContaining('Kil Ltd. Şti., Üsküdar, 1234567890') },
    });
  });

  it('is told the number of a person with most digits hidden, but for its form', async () => {
    const answer = await change({ kind: 'person', identityNumber: '10000000146' });
    expect(answer.text).not.toContain('10000000146');
    expect((await seen()).details).toEqual({ kind: 'person', identityNumber: '10000000146' });
  });

  it('is done when it is asked for once more, and refused when it is something else by then', async () => {
    const { version } = await seen();
    await change(COMPANY, version);
    expect((await change(COMPANY, version)).status).toBe(200);
    const history = dataOf(await admin.query('admin.orders.history', { orderId })) as RecordChange[];
    expect(history.filter(({ event }) => event === 'order_invoice_changed')).toHaveLength(1);
    const other = await change({ ...COMPANY, title: 'Başka A.Ş.' }, version);
    expect([other.status, other.text]).toEqual([409, expect.stringContaining('changed_meanwhile')]);
  });

  it.each([
    [{ taxNumber: '1234567891' }, 'yazdığınız numara geçerli değil'],
    [{ isDeliveryAddress: true }, 'invoice_address_required'],
    [{ address: { ...ADDRESS, district: 'Kadıköy' } }, 'address_unknown'],
  ])('is refused where it cannot be: %j', async (wrong, why) => {
    const answer = await change({ ...COMPANY, ...wrong });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(why)]);
    expect((await seen()).details).toMatchObject({ kind: 'person' });
  });

  it('stays once a document is drawn up, also in the database', async () => {
    const mug = await aProduct(server.dataSource.manager, { stockQuantity: 5 });
    orderId = await aSoldOrder(server.app, [pieces(mug)]);
    await change(COMPANY);
    await changeOrderStatus(server.app, { orderId, status: 'shipped' });
    expect(await server.app.get(DrawUpService).drawUp(orderId)).toBe(1);
    expect(await seen()).toMatchObject({ isDrawnUp: true, details: COMPANY });
    const answer = await change({ kind: 'person' });
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('invoice_drawn_up')]);
    await expect(
      server.dataSource.query(`UPDATE order_invoice_details SET title = 'Başka' WHERE order_id = $1`, [
        orderId,
      ]),
    ).rejects.toThrow('drawn up');
  });
});
