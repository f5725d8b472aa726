import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RateLimiterQueue } from 'rate-limiter-flexible';
import { randomUUID } from 'node:crypto';
import {
  PARASUT_DEMO,
  type ParasutFault,
  type ParasutSandbox,
  startParasutSandbox,
} from '../../../sandbox/parasut/start-parasut.js';
import { KNOWN_INBOX, REFUSED_TAX_NUMBER } from '../../../sandbox/parasut/parasut-store.js';
import { aProduct } from '../../../seed/catalog.js';
import { CutConnection } from '../../../testing/cut-connection.js';
import { aPaidOrder, aShippedOrder, emptyInvoicing } from '../../../testing/invoicing.js';
import { anActor, changeOrderStatus } from '../../../testing/order-transitions.js';
import { eventually } from '../../../testing/poll.js';
import { pieces } from '../../../testing/purchase.js';
import { theRestOf } from '../../../testing/refunds.js';
import { startTestShop, type TestShop } from '../../../testing/test-shop.js';
import { AdminOrderViewsService } from '../../orders/back-office/admin-order-views.service.js';
import { RefundOrderService } from '../../orders/back-office/money/refund-order.service.js';
import { InvoiceDetailsService } from '../../orders/invoice-details/invoice-details.service.js';
import { ServiceAccountsService } from '../../platform/service-accounts/service-accounts.service.js';
import { DocumentActsService } from '../back-office/document-acts.service.js';
import { CheckDocumentsService } from '../draw-up/check-documents.service.js';
import { IssueDueService } from '../issuing/issue-due.service.js';
import { PARASUT } from './parasut-client.js';

interface Found {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly driver: string | null;
  readonly number: string | null;
  readonly reason: string | null;
  readonly isOfficial: boolean | null;
  readonly hasPdf: boolean;
}

/** More looks than any of these documents needs. */
const MOST_LOOKS = 12;
const PRS = new RegExp(`^PRS${new Date().getFullYear()}\\d{9}$`);

const ADDRESS = {
  ...{ city: 'Ankara', district: 'Altındağ', neighbourhood: 'Hacettepe Mah.' },
  addressLine: 'Hamamönü Sokağı 7',
};

describe('Invoices by the studio’s account with Paraşüt', () => {
  let parasut: ParasutSandbox;
  let shop: TestShop;
  let mug: Awaited<ReturnType<typeof aProduct>>;

  beforeAll(async () => {
    // The real pace is ten calls in ten seconds.
    jest.spyOn(RateLimiterQueue.prototype, 'removeTokens').mockResolvedValue(10);
    parasut = await startParasutSandbox();
    shop = await startTestShop({ PARASUT_BASE_URL: parasut.url });
    await connect();
  });
  afterAll(async () => {
    await shop.stop();
    await parasut.stop();
  });

  beforeEach(async () => {
    await emptyInvoicing(shop.dataSource);
    parasut.decideAfter(1);
    for (const list of [parasut.store.sales, parasut.store.jobs, parasut.store.contacts]) list.length = 0;
    mug = await aProduct(shop.dataSource.manager, { name: 'Kupa', priceKurus: 64_000, stockQuantity: 50 });
  });

  async function connect(): Promise<void> {
    const accounts = shop.app.get(ServiceAccountsService, { strict: false });
    await accounts.replace(shop.dataSource.manager, {
      ...{ service: 'parasut', address: PARASUT, secrets: PARASUT_DEMO },
      replaces: (await accounts.standing('parasut')).id,
    });
    await eventually('the account is known', () => accounts.current('parasut') !== null);
  }
  async function disconnect(): Promise<void> {
    const accounts = shop.app.get(ServiceAccountsService, { strict: false });
    const { id } = await accounts.standing('parasut');
    await accounts.remove(shop.dataSource.manager, 'parasut', id!);
    await eventually('the account is forgotten', () => accounts.current('parasut') === null);
  }

  const check = () => shop.app.get(CheckDocumentsService).checkDue();
  const issue = () => shop.app.get(IssueDueService).issueDue();
  const timePasses = () =>
    shop.dataSource.query(`UPDATE sales_document SET next_try_at = now() WHERE next_try_at IS NOT NULL`);
  const documents = (): Promise<Found[]> =>
    shop.dataSource.query(
      `SELECT id, kind, state, driver, number, reason, is_official AS "isOfficial",
         EXISTS (SELECT FROM sales_document_pdf WHERE document_id = document.id) AS "hasPdf"
       FROM sales_document document ORDER BY created_at, position`,
    );
  /** The dead connection may still be handed out once. */
  const waitForLife = () =>
    eventually('the database is reached again', () =>
      timePasses().then(
        () => true,
        () => false,
      ),
    );
  const mails = async () =>
    (await shop.dataSource.query<unknown[]>(`SELECT FROM mail_message WHERE template = 'document-issued'`))
      .length;

  async function ship(): Promise<string> {
    const orderId = await aShippedOrder(shop.app, [pieces(mug, 3)]);
    await check();
    return orderId;
  }
  async function shipToCompany(taxNumber: string): Promise<string> {
    const orderId = await aPaidOrder(shop.app, [pieces(mug)]);
    await shop.app.get(InvoiceDetailsService).write(shop.dataSource.manager, orderId, {
      ...{ kind: 'company', title: 'Çay Ltd. Şti.', taxOffice: 'Ulus', taxNumber },
      address: ADDRESS,
    });
    await changeOrderStatus(shop.app, { orderId, status: 'shipped' });
    await check();
    return orderId;
  }
  /** Until nothing is left to do. */
  async function issueToTheEnd(): Promise<void> {
    for (let look = 0; look < MOST_LOOKS; look += 1) {
      await issue();
      await timePasses();
    }
  }

  it('are a sale and its e-Arşiv, whose number and PDF the shop keeps', async () => {
    parasut.decideAfter(3);
    await ship();
    await issue();
    expect(await documents()).toMatchObject([{ state: 'sending', driver: 'parasut', number: null }]);
    await issueToTheEnd();
    expect(await documents()).toMatchObject([
      { state: 'issued', number: expect.stringMatching(PRS), isOfficial: true, hasPdf: true, reason: null },
    ]);
    const [sale] = parasut.store.sales;
    expect(sale).toMatchObject({
      attributes: { item_type: 'invoice', net_total: '1920.00', currency: 'TRL' },
      lines: [{ quantity: 3, vat_rate: 20, description: 'Kupa' }],
      electronic: { type: 'e_archives' },
    });
    expect(await mails()).toBe(1);
  });

  it('are an e-Fatura for a company that receives one, at its own address', async () => {
    await shipToCompany(KNOWN_INBOX.vkn);
    await issueToTheEnd();
    expect(await documents()).toMatchObject([{ state: 'issued', driver: 'parasut', hasPdf: true }]);
    expect(parasut.store.sales).toMatchObject([
      {
        attributes: { tax_number: KNOWN_INBOX.vkn, tax_office: 'Ulus', city: 'Ankara' },
        electronic: { type: 'e_invoices' },
      },
    ]);
  });

  it('that are refused say why, leave nothing in Paraşüt’s books, and are made anew when they are tried again', async () => {
    await shipToCompany(REFUSED_TAX_NUMBER);
    await issueToTheEnd();
    const [refused] = await documents();
    expect(refused).toMatchObject({ state: 'refused', reason: 'Alıcının vergi numarası bulunamadı.' });
    expect(parasut.store.sales).toEqual([]);
    const acts = shop.app.get(DocumentActsService, { strict: false });
    await acts.tryAgain(await anActor(shop.app), { id: refused!.id, requestKey: randomUUID() });
    await issueToTheEnd();
    expect(await documents()).toMatchObject([{ state: 'refused', number: null }]);
    expect(parasut.store.sales).toEqual([]);
    expect(await mails()).toBe(0);
  });

  it('never say another sum than the shop has charged', async () => {
    parasut.store.missesKurus = 1;
    await ship();
    await issueToTheEnd();
    parasut.store.missesKurus = 0;
    expect(await documents()).toMatchObject([
      { state: 'refused', reason: expect.stringMatching(/1\.920,01.*1\.920,00/) },
    ]);
    expect(parasut.store.sales).toEqual([]);
  });

  it('of a return follow their sale; a gider pusulası stays with the studio', async () => {
    const orderId = await ship();
    await issueToTheEnd();
    const view = await shop.app.get(AdminOrderViewsService, { strict: false }).view(orderId);
    await shop.app.get(RefundOrderService, { strict: false }).refund(await anActor(shop.app), {
      ...{ orderId, requestKey: randomUUID() },
      lines: theRestOf(view),
    });
    await check();
    await issueToTheEnd();
    expect(await documents()).toMatchObject([
      { kind: 'sale', driver: 'parasut' },
      { kind: 'expense_note', driver: 'accountant', state: 'issued', isOfficial: false },
    ]);
    expect(parasut.store.sales).toHaveLength(1);
  });

  it('are cancelled there as well', async () => {
    await ship();
    await issueToTheEnd();
    const [document] = await documents();
    const acts = shop.app.get(DocumentActsService, { strict: false });
    await acts.cancel(await anActor(shop.app), {
      ...{ id: document!.id, reason: 'Yanlış alıcı', requestKey: randomUUID() },
    });
    expect(await documents()).toMatchObject([{ state: 'cancelled', number: expect.stringMatching(PRS) }]);
    expect(parasut.store.sales).toMatchObject([{ isCancelled: true }]);
  });

  it('that have begun wait while the account is removed, and new ones go to the accountant', async () => {
    parasut.decideAfter(2);
    await ship();
    await issue();
    await disconnect();
    await timePasses();
    await ship();
    await issue();
    expect(await documents()).toMatchObject([
      { state: 'sending', driver: 'parasut', reason: expect.stringContaining('yanıt vermedi') },
      { state: 'issued', driver: 'accountant', isOfficial: false },
    ]);
    await connect();
    await timePasses();
    await issueToTheEnd();
    expect(await documents()).toMatchObject([{ state: 'issued', isOfficial: true }, {}]);
    expect(parasut.store.sales).toHaveLength(1);
  });

  const CALLS: readonly RegExp[] = [
    ...[
      /^GET \/contacts/,
      /^POST \/contacts/,
      /^GET \/products/,
      /^POST \/products/,
      /^POST \/sales_invoices/,
    ],
    ...[/^GET \/sales_invoices\//, /^GET \/e_invoice_inboxes/, /^POST \/e_invoices/, /^GET \/trackable_jobs/],
    /^GET \/e_invoices\/.+\/pdf/,
  ];
  const FAULTS: readonly ParasutFault[] = ['away', 'busy', 'lost'];

  it.each(CALLS.flatMap((call) => FAULTS.map((fault) => [String(call), fault, call] as const)))(
    'are made once when %s is %s',
    async (_name, fault, call) => {
      parasut.store.products.length = 0;
      parasut.decideAfter(2);
      await shipToCompany(KNOWN_INBOX.vkn);
      const heard = parasut.calls.length;
      parasut.fail(call, fault);
      await issueToTheEnd();
      expect(parasut.calls.slice(heard).some((each) => call.test(each))).toBe(true);
      expect(await documents()).toMatchObject([{ state: 'issued', hasPdf: true, reason: null }]);
      expect(parasut.store.sales).toHaveLength(1);
      expect(parasut.store.jobs).toHaveLength(1);
      expect(await mails()).toBe(1);
    },
  );

  it('are made once when the process dies before any of its writes', async () => {
    parasut.decideAfter(2);
    await shipToCompany(KNOWN_INBOX.vkn);
    const cut = new CutConnection(shop.dataSource);
    let deaths = 0;
    for (let look = 0; look < MOST_LOOKS; look += 1) {
      deaths += await cut.beforeEachWrite(issue, waitForLife);
      await timePasses();
    }
    expect(deaths).toBeGreaterThan(8);
    expect(await documents()).toMatchObject([{ state: 'issued', hasPdf: true }]);
    expect(parasut.store.sales).toHaveLength(1);
    expect(parasut.store.jobs).toHaveLength(1);
    expect(await mails()).toBe(1);
  });
});
