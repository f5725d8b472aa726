import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminOrderView } from '../../../contract/orders/admin-orders.views.js';
import { aProduct } from '../../../seed/catalog.js';
import { changeOrderStatus } from '../../../testing/order-transitions.js';
import { confirmAtBank, pieces, placeCart } from '../../../testing/purchase.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf } from '../../../testing/visitor.js';
import { OrderViewService } from '../../checkout/order-view.service.js';
import { LinkKeysService } from '../../platform/security/link-keys.service.js';
import { BankReturnService } from '../../payments/bank-return.service.js';
import { Order } from '../../orders/order.entity.js';

const ARAS = { company: 'Aras Kargo', trackingNumber: '7400211234567' };
const PTT = { company: 'PTT Kargo', trackingNumber: '2740021123456' };

describe('An order that leaves in parts', () => {
  const server = suiteServer();
  const admin = suiteAdmin(server);
  let orderId: string;
  let mug: string;
  let vase: string;

  beforeEach(async () => {
    await server.dataSource.query('TRUNCATE product, hold, "order", mail_message CASCADE');
    const { manager } = server.dataSource;
    const [first, second] = [
      await aProduct(manager, { name: 'Kupa', priceKurus: 64_000, stockQuantity: 9 }),
      await aProduct(manager, { name: 'Vazo', priceKurus: 90_000, stockQuantity: 9 }),
    ];
    const placed = await placeCart(server.app, { lines: [pieces(first, 2), pieces(second, 1)] });
    await server.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
    ({ orderId } = placed);
    const { unpacked } = await view();
    [mug, vase] = unpacked.map(({ lineId }) => lineId) as [string, string];
  });

  const view = async () => dataOf(await admin.query('admin.orders.view', { orderId })) as AdminOrderView;
  const pack = (lines: object[], more: object = {}) =>
    admin.mutate('admin.parcels.pack', { orderId, requestKey: randomUUID(), lines, ...more });
  const change = async (procedure: string, position: number, more: object = {}) => {
    const { version, parcels } = await view();
    const parcelId = parcels.find((parcel) => parcel.position === position)?.id;
    return admin.mutate(`admin.parcels.${procedure}`, { orderId, version, parcelId, ...more });
  };
  const mails = () =>
    server.dataSource.query<{ template: string; items: string; more: boolean | null }[]>(
      `SELECT template, payload->'parcels'->0->>'items' AS items, (payload->>'hasMore')::boolean AS more
       FROM mail_message WHERE template LIKE 'order-%' AND template <> 'order-confirmation' ORDER BY created_at`,
    );
  const seenByBuyer = async () => {
    const order = await server.dataSource.manager.findOneByOrFail(Order, { id: orderId });
    const key = server.app.get(LinkKeysService).keyOf('order', order);
    return server.app.get(OrderViewService).view(orderId, key);
  };

  it('is sent parcel by parcel, and told so; it is sent and delivered with its last one', async () => {
    expect((await pack([{ lineId: mug, quantity: 2 }], { cargo: ARAS })).status).toBe(200);
    expect((await seenByBuyer()).parcels).toEqual([
      { position: 1, items: '2 × Kupa', stateLabel: 'Paketlendi', cargo: expect.objectContaining(ARAS) },
    ]);
    expect(dataOf(await change('move', 1, { state: 'handed_over' }))).toMatchObject({
      status: 'confirmed',
      unpacked: [{ lineId: vase, quantity: 1 }],
    });
    expect(await mails()).toEqual([{ template: 'order-shipped', items: '2 × Kupa', more: true }]);

    await pack([{ lineId: vase, quantity: 1 }]);
    const refused = await change('move', 2, { state: 'handed_over' });
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('parcel_without_carrier')]);
    await change('setCargo', 2, { cargo: PTT });
    expect(dataOf(await change('move', 2, { state: 'handed_over' }))).toMatchObject({
      ...{ status: 'shipped', cargo: null, unpacked: [] },
      parcels: [
        { state: 'handed_over', cargo: ARAS },
        { state: 'handed_over', cargo: PTT },
      ],
    });
    expect(await mails()).toHaveLength(2);
    expect((await mails()).at(-1)).toEqual({ template: 'order-shipped', items: '1 × Vazo', more: false });

    expect(dataOf(await change('move', 1, { state: 'delivered' }))).toMatchObject({ status: 'shipped' });
    expect(dataOf(await change('move', 2, { state: 'delivered' }))).toMatchObject({ status: 'delivered' });
    expect((await mails()).at(-1)).toMatchObject({ template: 'order-delivered' });
    expect((await seenByBuyer()).parcels).toHaveLength(2);
  });

  it('is packed once by a request that is repeated, and not by another one with its key', async () => {
    const requestKey = randomUUID();
    await pack([{ lineId: mug, quantity: 1 }], { requestKey });
    expect((await pack([{ lineId: mug, quantity: 1 }], { requestKey })).status).toBe(200);
    expect((await view()).parcels).toHaveLength(1);
    const other = await pack([{ lineId: mug, quantity: 2 }], { requestKey });
    expect([other.status, other.text]).toEqual([409, expect.stringContaining('changed_meanwhile')]);
  });

  it('is never packed twice, also when two admins pack the same at once', async () => {
    const answers = await Promise.all([
      pack([{ lineId: mug, quantity: 2 }]),
      pack([{ lineId: mug, quantity: 2 }]),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.map(({ text }) => text).join('')).toContain('parcel_too_full');
    expect((await view()).parcels).toHaveLength(1);
  });

  it('takes a parcel apart until it has left, and tells a new number of one that has', async () => {
    await pack([{ lineId: mug, quantity: 1 }], { cargo: ARAS });
    expect(dataOf(await change('unpack', 1))).toMatchObject({ parcels: [] });
    await pack([{ lineId: mug, quantity: 1 }], { cargo: ARAS });
    await change('move', 1, { state: 'handed_over' });
    const refused = await change('unpack', 1);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('parcel_has_left')]);
    await change('setCargo', 1, { cargo: { ...ARAS, trackingNumber: '7400211234568' } });
    await change('setCargo', 1, { cargo: { ...ARAS, trackingNumber: '7400211234568' } });
    expect(await mails()).toHaveLength(2);
  });

  it('is left alone when it was cancelled, collected, or changed by somebody else', async () => {
    await pack([{ lineId: mug, quantity: 1 }], { cargo: ARAS });
    await change('move', 1, { state: 'handed_over' });
    const { version, parcels } = await view();
    const stale = { orderId, version: version - 1, parcelId: parcels[0]?.id };
    const answer = await admin.mutate('admin.parcels.move', { ...stale, state: 'delivered' });
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('changed_meanwhile')]);
    await changeOrderStatus(server.app, { orderId, status: 'cancelled', refundsMoney: false });
    for (const refused of [
      await change('move', 1, { state: 'delivered' }),
      await pack([{ lineId: vase, quantity: 1 }]),
    ]) {
      expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('parcels_not_open')]);
    }
    expect((await view()).parcels).toMatchObject([{ state: 'handed_over' }]);
  });

  it.each([
    ['pack', { lines: [] }],
    ['pack', { lines: [{ lineId: randomUUID(), quantity: 0 }] }],
    ['pack', { lines: [{ lineId: 'x', quantity: 1 }] }],
    ['pack', { requestKey: 'x' }],
    ['pack', { cargo: { company: ' ', trackingNumber: '' } }],
    ['move', { state: 'packed' }],
    ['setCargo', { cargo: { ...ARAS, trackingNumber: 'yarın' } }],
    ['unpack', { version: '1' }],
  ])('refuses %s with %j', async (procedure, wrong) => {
    const right =
      procedure === 'pack'
        ? { requestKey: randomUUID(), lines: [{ lineId: randomUUID(), quantity: 1 }] }
        : { version: 1, parcelId: randomUUID(), state: 'delivered' };
    const answer = await admin.mutate(`admin.parcels.${procedure}`, { orderId, ...right, ...wrong });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('invalid_input')]);
  });
});
