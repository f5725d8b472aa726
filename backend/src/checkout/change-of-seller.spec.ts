import { expect, it } from '@jest/globals';
import { aProduct } from '../../seed/catalog.js';
import { ANOTHER_SELLER } from '../../testing/another-studio.js';
import { latestMail } from '../../testing/mails.js';
import { pdfText } from '../../testing/pdf-text.js';
import { AYSE, confirmAtBank, placeOrder } from '../../testing/purchase.js';
import { suiteAdmin } from '../../testing/suite-admin.js';
import { suiteServer } from '../../testing/suite-server.js';
import { MailRenderer } from '../notifications/mail/mail-renderer.js';
import { OrderLinksService } from '../orders/order-links.service.js';
import { BankReturnService } from '../payments/bank-return.service.js';
import { CurrentStudio } from '../studio/current-studio.js';
import { OrderViewService } from './order-view.service.js';

const server = suiteServer();
const admin = suiteAdmin(server);

const seller = () => server.app.get(CurrentStudio).seller;

/** Returns the id of a paid order. */
async function sell(): Promise<string> {
  const order = await placeOrder(server.app, { product: await aProduct(server.dataSource.manager) });
  await server.app.get(BankReturnService).receive((await confirmAtBank(order)).fields);
  return order.orderId;
}

/** What the buyer of an order reads: its page with both documents, and the PDFs of the mail as written now. */
async function readByBuyer(orderId: string) {
  const link = new URL(await server.app.get(OrderLinksService).pathOf(orderId), server.url);
  const key = link.searchParams.get('anahtar') ?? '';
  const view = await server.app.get(OrderViewService).view(orderId, key);
  const payload = await latestMail(server.dataSource, 'order-confirmation', AYSE.email);
  if (!payload) throw new Error('Nothing was mailed.');
  const { attachments } = await server.app.get(MailRenderer).render('order-confirmation', payload);
  const printed = attachments.filter(({ contentType }) => contentType === 'application/pdf');
  const pdfs = await Promise.all(printed.map(({ content }) => pdfText(Buffer.from(content))));
  return { view, texts: [JSON.stringify(view.documents), ...pdfs] };
}

it('An order keeps the seller of its day, on its page, in its documents and in the PDFs of its mail', async () => {
  const { title: before } = seller();
  const order = await sell();
  const saved = await admin.mutate('admin.studio.saveSeller', { ...ANOTHER_SELLER, version: 0 });
  expect(saved.status).toBe(200);
  await server.app.get(CurrentStudio).latest();
  expect(seller().title).toBe(ANOTHER_SELLER.title);

  const { view, texts } = await readByBuyer(order);
  expect(view.seller.title).toBe(before);
  expect(texts).toHaveLength(3);
  for (const text of texts) {
    expect(text).toContain(before);
    expect(text).not.toContain(ANOTHER_SELLER.title);
  }

  const later = await readByBuyer(await sell());
  expect(later.view.seller.title).toBe(ANOTHER_SELLER.title);
  for (const text of later.texts) expect(text).toContain(ANOTHER_SELLER.title);
});
