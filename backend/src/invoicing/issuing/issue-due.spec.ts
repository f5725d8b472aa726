import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AdminOrderView } from '../../../contract/orders/admin-orders.views.js';
import { aProduct } from '../../../seed/catalog.js';
import { aShippedOrder, emptyInvoicing } from '../../../testing/invoicing.js';
import { anActor } from '../../../testing/order-transitions.js';
import { pdfText } from '../../../testing/pdf-text.js';
import { pieces } from '../../../testing/purchase.js';
import { theRestOf } from '../../../testing/refunds.js';
import { suiteShop } from '../../../testing/suite-shop.js';
import { AdminOrderViewsService } from '../../orders/back-office/admin-order-views.service.js';
import { RefundOrderService } from '../../orders/back-office/money/refund-order.service.js';
import { CheckDocumentsService } from '../draw-up/check-documents.service.js';
import { AccountantInvoicing } from '../accountant/accountant-invoicing.js';
import type { IssueAnswer } from './invoicing.js';
import { IssueDueService } from './issue-due.service.js';

interface Found {
  readonly kind: string;
  readonly state: string;
  readonly number: string | null;
  readonly reason: string | null;
  readonly hasPdf: boolean;
}

const ISSUED: IssueAnswer = {
  ...{ outcome: 'issued', number: 'PRS2026000000042', providerId: '42' },
  ...{ uuid: '5f0c7d3e-1111-4222-8333-444455556666', issuedAt: new Date('2026-11-20T09:00:00Z') },
};

describe('Documents that are due', () => {
  const shop = suiteShop();
  let mug: Awaited<ReturnType<typeof aProduct>>;

  beforeEach(async () => {
    await emptyInvoicing(shop.dataSource);
    mug = await aProduct(shop.dataSource.manager, { name: 'Kupa', priceKurus: 64_000, stockQuantity: 50 });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const ship = () => aShippedOrder(shop.app, [pieces(mug)]);
  const check = () => shop.app.get(CheckDocumentsService).checkDue();
  const issue = () => shop.app.get(IssueDueService).issueDue();
  const driver = () => shop.app.get(AccountantInvoicing);
  const timePasses = () =>
    shop.dataSource.query(`UPDATE sales_document SET next_try_at = now() WHERE next_try_at IS NOT NULL`);
  const found = (): Promise<Found[]> =>
    shop.dataSource.query(
      `SELECT kind, state, number, reason,
         EXISTS (SELECT FROM sales_document_pdf WHERE document_id = document.id) AS "hasPdf"
       FROM sales_document document ORDER BY created_at, position`,
    );
  const mails = async () =>
    (await shop.dataSource.query<unknown[]>(`SELECT FROM mail_message WHERE template = 'document-issued'`))
      .length;
  const thisYear = new Date().getFullYear();

  it('get the next number of the series, a PDF and a mail, once', async () => {
    await ship();
    await check();
    await issue();
    await issue();
    expect(await found()).toEqual([
      { kind: 'sale', state: 'issued', number: `TPR${thisYear}000000001`, reason: null, hasPdf: true },
    ]);
    expect(await mails()).toBe(1);
    const [{ bytes }] = await shop.dataSource.query<[{ bytes: Buffer }]>(
      'SELECT bytes FROM sales_document_pdf',
    );
    const text = await pdfText(bytes);
    for (const said of [
      `TPR${thisYear}000000001`,
      'Kupa',
      '640,00',
      '533,33',
      'Ayşe Demir',
      'e-belge değildir',
    ]) {
      expect(text).toContain(said);
    }
  });

  it('are issued by many processes at a time without a hole or a double number', async () => {
    for (let made = 0; made < 5; made += 1) await ship();
    await check();
    await Promise.all(Array.from({ length: 4 }, issue));
    const numbers = (await found()).map(({ number }) => number).sort();
    expect(numbers).toEqual([1, 2, 3, 4, 5].map((last) => `TPR${thisYear}00000000${last}`));
    expect(await mails()).toBe(5);
  });

  it('are tried again when the service was away, and say so meanwhile', async () => {
    await ship();
    await check();
    const asked = jest.spyOn(driver(), 'issue').mockRejectedValueOnce(new Error('timeout'));
    await issue();
    expect(await found()).toMatchObject([
      { state: 'sending', number: null, reason: expect.stringMatching(/yanıt vermedi/) },
    ]);
    await issue();
    expect(asked).toHaveBeenCalledTimes(1);
    await timePasses();
    await issue();
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ triesBefore: 1 }));
    expect(await found()).toMatchObject([{ state: 'issued', reason: null, hasPdf: true }]);
  });

  it('are looked for while they are pending, and keep the number of the provider', async () => {
    await ship();
    await check();
    jest.spyOn(driver(), 'issue').mockResolvedValue({ outcome: 'pending', providerId: '42' });
    const looked = jest.spyOn(driver(), 'look').mockResolvedValue(ISSUED);
    await issue();
    expect(await found()).toMatchObject([{ state: 'sending', number: null }]);
    await timePasses();
    await issue();
    expect(looked).toHaveBeenCalledWith(expect.objectContaining({ providerId: '42' }));
    expect(await found()).toMatchObject([{ state: 'issued', number: 'PRS2026000000042', hasPdf: true }]);
  });

  it('stay refused with the reason', async () => {
    await ship();
    await check();
    jest.spyOn(driver(), 'issue').mockResolvedValue({ outcome: 'refused', reason: 'VKN bulunamadı.' });
    await issue();
    await timePasses();
    await issue();
    expect(await found()).toMatchObject([{ state: 'refused', number: null, reason: 'VKN bulunamadı.' }]);
    expect(await mails()).toBe(0);
  });

  it('keep their number when the PDF fails, which is made later', async () => {
    await ship();
    await check();
    jest.spyOn(driver(), 'pdf').mockRejectedValueOnce(new Error('gone'));
    await issue();
    expect(await found()).toMatchObject([
      { state: 'issued', number: `TPR${thisYear}000000001`, hasPdf: false },
    ]);
    expect(await mails()).toBe(0);
    await timePasses();
    await issue();
    expect(await found()).toMatchObject([{ number: `TPR${thisYear}000000001`, reason: null, hasPdf: true }]);
    expect(await mails()).toBe(1);
  });

  it('wait for the sale that they return', async () => {
    const orderId = await ship();
    await check();
    const view: AdminOrderView = await shop.app.get(AdminOrderViewsService).view(orderId);
    await shop.app
      .get(RefundOrderService)
      .refund(await anActor(shop.app), { orderId, requestKey: randomUUID(), lines: theRestOf(view) });
    await check();
    const asked = jest.spyOn(driver(), 'issue').mockRejectedValueOnce(new Error('timeout'));
    await issue();
    expect((await found()).map(({ kind, state }) => [kind, state])).toEqual([
      ['sale', 'sending'],
      ['expense_note', 'to_issue'],
    ]);
    await timePasses();
    await issue();
    expect((await found()).map(({ number }) => number)).toEqual([
      `TPR${thisYear}000000001`,
      `TPR${thisYear}000000002`,
    ]);
    expect(asked).toHaveBeenLastCalledWith(
      expect.objectContaining({ original: expect.objectContaining({ number: `TPR${thisYear}000000001` }) }),
    );
  });
});
