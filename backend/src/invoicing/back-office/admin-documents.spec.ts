import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AppError } from '../../../contract/app-error.js';
import type { AdminDocumentRow } from '../../../contract/invoicing/admin-documents.views.js';
import { aProduct } from '../../../seed/catalog.js';
import { aShippedOrder, emptyInvoicing } from '../../../testing/invoicing.js';
import { anActor } from '../../../testing/order-transitions.js';
import { pieces } from '../../../testing/purchase.js';
import { suiteShop } from '../../../testing/suite-shop.js';
import { OrderLinksService } from '../../orders/order-links.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { BuyerDocumentsService } from '../buyer-documents.service.js';
import { CheckDocumentsService } from '../draw-up/check-documents.service.js';
import { AccountantInvoicing } from '../accountant/accountant-invoicing.js';
import { IssueDueService } from '../issuing/issue-due.service.js';
import { DocumentActsService } from './document-acts.service.js';
import { DocumentQueriesService } from './document-queries.service.js';
import { DocumentTroublesService } from './document-troubles.service.js';

describe('The studio’s documents', () => {
  const shop = suiteShop();
  let orderId: string;
  let actor: Actor;

  beforeEach(async () => {
    await emptyInvoicing(shop.dataSource);
    actor = await anActor(shop.app);
    const mug = await aProduct(shop.dataSource.manager, {
      name: 'Kupa',
      priceKurus: 64_000,
      stockQuantity: 9,
    });
    orderId = await aShippedOrder(shop.app, [pieces(mug)]);
    await shop.app.get(CheckDocumentsService).checkDue();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const issue = () => shop.app.get(IssueDueService).issueDue();
  const acts = () => shop.app.get(DocumentActsService);
  const queries = () => shop.app.get(DocumentQueriesService);
  const troubles = () => shop.app.get(DocumentTroublesService).find();
  const only = async (): Promise<AdminDocumentRow> => (await queries().ofOrder(orderId))[0]!;
  const refuse = async () => {
    jest
      .spyOn(shop.app.get(AccountantInvoicing), 'issue')
      .mockResolvedValueOnce({ outcome: 'refused', reason: 'VKN yok.' });
    await issue();
  };
  const codeOf = (act: Promise<unknown>) =>
    act.then(
      () => null,
      (error: unknown) => (error instanceof AppError ? error.code : error),
    );

  it('are listed by month, kind and state, and read with their lines', async () => {
    await issue();
    const { items, pagination } = await queries().page({});
    expect(pagination.totalRecords).toBe(1);
    expect(items).toMatchObject([
      { orderId, kind: 'sale', state: 'issued', grossKurus: 64_000, hasPdf: true },
    ]);
    expect((await queries().page({ month: '2020-01' })).items).toEqual([]);
    expect((await queries().page({ state: 'refused' })).items).toEqual([]);
    expect(
      (await queries().page({ kind: 'sale', month: items[0]!.issuedAt!.slice(0, 7) })).items,
    ).toHaveLength(1);
    expect(await queries().view(items[0]!.id)).toMatchObject({
      buyerName: 'Ayşe Demir',
      lines: [{ name: 'Kupa', quantity: 1, netKurus: 53_333, vatKurus: 10_667 }],
      rates: [{ ratePercent: 20, grossKurus: 64_000 }],
    });
  });

  it('stand among the troubles when they were refused, until they are tried again', async () => {
    expect(await troubles()).toEqual({ documents: [], missing: [] });
    await refuse();
    expect((await troubles()).documents).toMatchObject([
      { state: 'refused', reason: 'VKN yok.', isUrgent: false },
    ]);
    const { id } = await only();
    const requestKey = randomUUID();
    await acts().tryAgain(actor, { id, requestKey });
    await acts().tryAgain(actor, { id, requestKey });
    await issue();
    expect(await only()).toMatchObject({ state: 'issued', reason: null });
    expect((await troubles()).documents).toEqual([]);
    expect(await codeOf(acts().tryAgain(actor, { id, requestKey: randomUUID() }))).toBe(
      'document_not_waiting',
    );
  });

  it('are loud from the fifth day on, and missing after a day', async () => {
    await shop.dataSource.query('ALTER TABLE sales_document DISABLE TRIGGER sales_document_is_frozen');
    await shop.dataSource.query(`UPDATE sales_document SET issue_by = current_date + 1`);
    await shop.dataSource.query('ALTER TABLE sales_document ENABLE TRIGGER sales_document_is_frozen');
    expect((await troubles()).documents).toMatchObject([{ state: 'to_issue', isUrgent: true }]);
    await shop.dataSource.query(
      `INSERT INTO document_check (order_id, check_at) VALUES ($1, now() - interval '2 days'), ($2, now() - interval '2 days')`,
      [orderId, randomUUID()],
    );
    expect((await troubles()).missing).toMatchObject([{ orderId }]);
  });

  it('keep their number when they are cancelled, and are drawn up again', async () => {
    await issue();
    const { id, number } = await only();
    const cancelled = { id, reason: 'Yanlış alıcı', requestKey: randomUUID() };
    await Promise.all([1, 2, 3].map(() => acts().cancel(actor, cancelled)));
    expect(await only()).toMatchObject({ state: 'cancelled', number, reason: 'Yanlış alıcı' });
    expect(await codeOf(acts().cancel(actor, { ...cancelled, reason: 'Başka' }))).toBe('changed_meanwhile');
    expect(await codeOf(acts().cancel(actor, { ...cancelled, requestKey: randomUUID() }))).toBe(
      'document_cancelled_already',
    );
    await shop.app.get(CheckDocumentsService).checkDue();
    await issue();
    expect((await queries().ofOrder(orderId)).map(({ state }) => state)).toEqual(['cancelled', 'issued']);
  });

  it('stay when the provider does not let go of them', async () => {
    await issue();
    const { id } = await only();
    jest
      .spyOn(shop.app.get(AccountantInvoicing), 'cancel')
      .mockResolvedValue({ outcome: 'refused', reason: 'Süresi geçti.' });
    const act = acts().cancel(actor, { id, reason: 'Yanlış alıcı', requestKey: randomUUID() });
    expect(await codeOf(act)).toBe('document_cancel_refused');
    expect(await only()).toMatchObject({ state: 'issued' });
  });

  it('are shown to the buyer once they are issued, and to nobody else', async () => {
    const path = await shop.app.get(OrderLinksService).pathOf(orderId);
    const accessKey = new URL(path, 'https://toprak.test').searchParams.get('anahtar') ?? '';
    const buyer = shop.app.get(BuyerDocumentsService);
    expect(await buyer.ofOrder({ orderId, accessKey }, null)).toEqual([]);
    const { id: documentId } = await only();
    expect(await codeOf(buyer.pdf({ orderId, accessKey, documentId }, null))).toBe('document_not_found');
    await issue();
    expect(await buyer.ofOrder({ orderId, accessKey }, null)).toMatchObject([
      { id: documentId, isOfficial: false },
    ]);
    const pdf = await buyer.pdf({ orderId, accessKey, documentId }, null);
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(await codeOf(buyer.ofOrder({ orderId, accessKey: 'yanlis' }, null))).toBe('order_not_found');
    expect(await codeOf(buyer.ofOrder({ orderId }, null))).toBe('order_not_found');
    expect(await codeOf(buyer.pdf({ orderId, accessKey, documentId: randomUUID() }, null))).toBe(
      'document_not_found',
    );
  });
});
