import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aPaidOrder } from '../../../../testing/account-orders.js';
import { emptyTables } from '../../../../testing/empty-tables.js';
import { changeOrderStatus } from '../../../../testing/order-transitions.js';
import { suiteAdmin } from '../../../../testing/suite-admin.js';
import { suiteServer } from '../../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../../testing/visitor.js';
import type { AdminOrderView } from '../../../../contract/orders/admin-orders.views.js';
import type { BulkStatusPreview, BulkStatusResult } from '../../../../contract/orders/bulk-status.js';
import type { OrderStatus } from '../../../../contract/orders/order-status.js';

describe('Several orders whose status the studio changes at once', () => {
  const server = suiteServer();
  const admin = suiteAdmin(server);
  let orders: string[];

  beforeEach(async () => {
    await emptyTables(server.dataSource, 'hold', 'order', 'mail_message', 'log_entry');
    orders = [];
    for (const email of ['bir@example.com', 'iki@example.com']) {
      orders.push((await aPaidOrder(server.app, { email })).orderId);
    }
  });

  const preview = async (status: OrderStatus, orderIds = orders) =>
    dataOf(await admin.query('admin.bulkStatus.preview', { orderIds, status })) as BulkStatusPreview[];
  /** The admin has seen the consequences, and presses the button later. */
  const change = async (status: OrderStatus) => {
    const seen = (await preview(status)).map(({ orderId, version }) => ({ orderId, version }));
    return (given: object) => admin.mutate('admin.bulkStatus.change', { orders: seen, status, ...given });
  };
  const view = async (orderId: string) =>
    dataOf(await admin.query('admin.orders.view', { orderId })) as AdminOrderView;
  const entered = async (orderId: string, cargo: object) => {
    const { version } = await view(orderId);
    await admin.mutate('admin.orders.setCargo', { orderId, version, cargo });
  };
  const mails = (template: string) =>
    server.dataSource.query<unknown[]>('SELECT 1 FROM mail_message WHERE template = $1', [template]);

  it('are told apart by what would follow, before anything changes', async () => {
    const [first, second] = orders as [string, string];
    await changeOrderStatus(server.app, { orderId: second, status: 'cancelled', refundsMoney: false });
    expect(await preview('shipped', [first, second, '00000000-0000-4000-8000-000000000000'])).toMatchObject([
      {
        ...{ orderId: first, obstacle: null, sendsMail: true, givesUnpaid: false },
        parcel: { recipient: 'Ayşe Demir', company: null, trackingNumber: null },
      },
      { orderId: second, obstacle: 'cancelled', sendsMail: false, parcel: null },
      { obstacle: 'missing' },
    ]);
    expect(await preview('confirmed', [first])).toMatchObject([{ obstacle: 'same' }]);
    await server.dataSource.query('UPDATE "order" SET has_pieces = false WHERE id = $1', [first]);
    expect(await preview('shipped', [first])).toMatchObject([{ obstacle: 'no_pieces' }]);
    expect(await view(first)).toMatchObject({ status: 'confirmed' });
  });

  it('are changed like single ones, with mail and history, and get the carrier where there is none', async () => {
    const [first, second] = orders as [string, string];
    await entered(second, { company: 'MNG', trackingNumber: '' });
    const send = await change('shipped');
    expect(dataOf(await send({ cargoCompany: 'Aras Kargo' }))).toEqual({ changed: 2, failed: [] });
    expect(await view(first)).toMatchObject({ status: 'shipped', cargo: { company: 'Aras Kargo' } });
    expect(await view(second)).toMatchObject({ status: 'shipped', cargo: { company: 'MNG' } });
    expect(await mails('order-shipped')).toHaveLength(2);
    expect(dataOf(await admin.query('admin.orders.history', { orderId: first }))).toMatchObject([
      { after: { status: 'shipped' } },
    ]);
  });

  it('are handed to the carrier at once, each parcel with its own number', async () => {
    const [first, second] = orders as [string, string];
    await entered(second, { company: 'MNG', trackingNumber: '123456789' });
    const seen = (await preview('shipped')).map(({ orderId, version }) => ({ orderId, version }));
    const change = {
      orders: seen.map((each) => (each.orderId === first ? { ...each, trackingNumber: ' 7301 ' } : each)),
      ...{ status: 'shipped', cargoCompany: 'Aras Kargo' },
    };
    expect(dataOf(await admin.mutate('admin.bulkStatus.change', change))).toEqual({ changed: 2, failed: [] });
    expect(await view(first)).toMatchObject({ cargo: { company: 'Aras Kargo', trackingNumber: '7301' } });
    expect(await view(second)).toMatchObject({ cargo: { company: 'MNG', trackingNumber: '123456789' } });
    expect(await mails('order-shipped')).toHaveLength(2);
  });

  it('ask for no carrier when an order is split into parcels that have theirs, and keep those', async () => {
    const [first] = orders as [string, string];
    const { unpacked } = await view(first);
    const lines = [{ lineId: unpacked[0]?.lineId, quantity: 1 }];
    const pack = (company: string) =>
      admin.mutate('admin.parcels.pack', {
        ...{ orderId: first, requestKey: randomUUID(), lines },
        cargo: { company, trackingNumber: '' },
      });
    await pack('MNG');
    expect(await preview('shipped', [first])).toMatchObject([{ parcel: { company: 'MNG' } }]);
    await pack('PTT Kargo');
    const [seen] = await preview('shipped', [first]);
    expect(seen).toMatchObject({ obstacle: null, parcel: null });
    const { orderId, version } = seen as BulkStatusPreview;
    const asked = { orders: [{ orderId, version }], status: 'shipped' };
    expect(dataOf(await admin.mutate('admin.bulkStatus.change', asked))).toEqual({ changed: 1, failed: [] });
    expect((await view(first)).parcels).toMatchObject([
      { state: 'handed_over', cargo: { company: 'MNG' } },
      { state: 'handed_over', cargo: { company: 'PTT Kargo' } },
    ]);
  });

  it('stay as they are when a number is none', async () => {
    const [first] = orders as [string, string];
    const wrong = { orderId: first, version: 1, trackingNumber: 'https://kotu.example' };
    const answer = await admin.mutate('admin.bulkStatus.change', {
      ...{ orders: [wrong], status: 'shipped', cargoCompany: 'Aras Kargo' },
    });
    expect(refusalOf(answer).code).toBe('invalid_input');
    expect(await view(first)).toMatchObject({ status: 'confirmed' });
  });

  it('are left out when somebody else changed them meanwhile, and named; the others go on', async () => {
    const [first, second] = orders as [string, string];
    const send = await change('preparing');
    await changeOrderStatus(server.app, { orderId: first, status: 'delivered' });
    const { changed, failed } = dataOf(await send({})) as BulkStatusResult;
    expect(changed).toBe(1);
    expect(failed).toEqual([{ orderId: first, reason: expect.stringContaining('değişti') as unknown }]);
    expect(await view(first)).toMatchObject({ status: 'delivered' });
    expect(await view(second)).toMatchObject({ status: 'preparing' });
  });

  it('are never cancelled together, and are at least one and at most a hundred', async () => {
    const send = await change('preparing');
    for (const wrong of [
      { status: 'cancelled' },
      { orders: [] },
      { orders: Array.from({ length: 101 }, () => ({ orderId: orders[0], version: 1 })) },
    ]) {
      expect(refusalOf(await send(wrong)).code).toBe('invalid_input');
    }
  });
});
