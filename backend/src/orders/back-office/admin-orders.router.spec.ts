import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { aPaidOrder } from '../../../testing/account-orders.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf } from '../../../testing/visitor.js';
import type { RecordChange } from '../../../contract/admin/record-history.view.js';
import type { AdminOrderView } from '../../../contract/orders/admin-orders.views.js';

const A_LINE = { lineId: randomUUID(), amountKurus: 100, seenKurus: 100 };

describe('An order in the back office', () => {
  const server = suiteServer();
  const admin = suiteAdmin(server);
  let orderId: string;

  beforeAll(async () => {
    ({ orderId } = await aPaidOrder(server.app, { email: 'misafir@toprak.example' }));
  });

  const view = async () => dataOf(await admin.query('admin.orders.view', { orderId })) as AdminOrderView;
  const setStatus = async (requested: object) =>
    admin.mutate('admin.orders.setStatus', { orderId, version: (await view()).version, ...requested });
  const shippedMails = async () => {
    const mails = await server.dataSource.query<{ number: string | null }[]>(
      `SELECT payload->'cargo'->>'trackingNumber' AS number FROM mail_message
       WHERE template = 'order-shipped' ORDER BY created_at`,
    );
    return mails.map(({ number }) => number);
  };

  it('is shipped with the parcel’s company and number, which its customer reads in the mail', async () => {
    const cargo = { company: 'Aras Kargo', trackingNumber: ' 740021 ' };
    const answer = await setStatus({ status: 'shipped', cargo });
    expect(answer.status).toBe(200);
    expect(dataOf(answer)).toMatchObject({
      status: 'shipped',
      cargo: {
        company: 'Aras Kargo',
        trackingNumber: '740021',
        trackingUrl: 'https://kargotakip.araskargo.com.tr/mainpage.aspx?code=740021',
      },
    });
    expect(await shippedMails()).toEqual(['740021']);
  });

  it('tells its customer a new number, and no second time the same', async () => {
    const setCargo = async (trackingNumber: string) =>
      admin.mutate('admin.orders.setCargo', {
        orderId,
        version: (await view()).version,
        cargo: { company: 'Aras Kargo', trackingNumber },
      });
    await setCargo('740021');
    expect(await shippedMails()).toHaveLength(1);
    expect((await setCargo('740022')).status).toBe(200);
    expect(await shippedMails()).toEqual(['740021', '740022']);
  });

  it('keeps the tracking page of its parcel when the studio enters another one', async () => {
    const { version } = dataOf(await admin.query('admin.studio.carriers', undefined)) as { version: number };
    const carriers = [{ name: 'Aras Kargo', trackingPage: 'https://yeni.example/{number}' }];
    expect((await admin.mutate('admin.studio.saveCarriers', { carriers, version })).status).toBe(200);
    expect((await view()).cargo?.trackingUrl).toMatch(/^https:\/\/kargotakip\.araskargo\.com\.tr\/.*740022$/);
  });

  it('is not changed by who read it before somebody else changed it', async () => {
    const { version } = await view();
    await setStatus({ status: 'in_transit' });
    const answer = await admin.mutate('admin.orders.setStatus', { orderId, version, status: 'delivered' });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('changed_meanwhile');
    expect((await view()).status).toBe('in_transit');
  });

  it('remembers who changed what, the newest first', async () => {
    const history = dataOf(await admin.query('admin.orders.history', { orderId })) as RecordChange[];
    expect(history.map(({ event, after }) => [event, after['status'] ?? after['trackingNumber']])).toEqual([
      ['order_status_changed', 'in_transit'],
      ['order_cargo_changed', '740022'],
      ['order_status_changed', 'shipped'],
    ]);
    expect(history[0]).toMatchObject({ before: { status: 'shipped' } });
    const [{ name }] = await server.dataSource.query<[{ name: string }]>('SELECT name FROM admin');
    expect(history[0]?.admin).toBe(name);
  });

  it('has nothing to send back where a coupon paid for everything', async () => {
    const requested = { orderId, lines: [A_LINE], requestKey: randomUUID() };
    const answer = await admin.mutate('admin.orders.refund', requested);
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('nothing_to_refund');
  });

  it.each([
    ['setStatus', { status: 'lost' }],
    ['setStatus', { status: 'shipped', cargo: { company: '  ', trackingNumber: '1' } }],
    ['setStatus', { status: 'shipped', cargo: [] }],
    ['setStatus', { status: 'cancelled', version: '1' }],
    ['setCargo', { cargo: { company: 'Aras Kargo', trackingNumber: 'https://kargo.example/7' } }],
    ['setCargo', { cargo: { company: 'Aras Kargo', trackingNumber: 'yarın' } }],
    ['setCargo', { cargo: { company: 'A'.repeat(61), trackingNumber: '' } }],
    ['refund', { lines: undefined }],
    ['refund', { lines: [] }],
    ['refund', { lines: [A_LINE, A_LINE] }],
    ['refund', { lines: [{ ...A_LINE, amountKurus: 0 }] }],
    ['refund', { lines: [{ ...A_LINE, amountKurus: 1.5 }] }],
    ['refund', { lines: [{ ...A_LINE, lineId: null }] }],
    ['refund', { lines: [{ ...A_LINE, seenKurus: 0 }] }],
    ['refund', { requestKey: undefined }],
  ])('refuses %s with %j', async (procedure, wrong) => {
    const right = procedure === 'refund' ? { lines: [A_LINE], requestKey: randomUUID() } : { version: 1 };
    const answer = await admin.mutate(`admin.orders.${procedure}`, { orderId, ...right, ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('invalid_input');
  });

  it('is not found when there is none', async () => {
    const requested = { orderId: randomUUID(), version: 1, status: 'shipped' };
    expect((await admin.mutate('admin.orders.setStatus', requested)).status).toBe(404);
  });
});
