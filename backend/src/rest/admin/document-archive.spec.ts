import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { aProduct } from '../../../seed/catalog.js';
import { becomeAnotherStudio } from '../../../testing/another-studio.js';
import { aShippedOrder, emptyInvoicing } from '../../../testing/invoicing.js';
import { anActor } from '../../../testing/order-transitions.js';
import { pieces } from '../../../testing/purchase.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { problemsOfUbl } from '../../../testing/ubl-tr-rules.js';
import { studioDate } from '../../../contract/common/dates.js';
import { DocumentActsService } from '../../invoicing/back-office/document-acts.service.js';
import { DocumentQueriesService } from '../../invoicing/back-office/document-queries.service.js';
import { CheckDocumentsService } from '../../invoicing/draw-up/check-documents.service.js';
import { IssueDueService } from '../../invoicing/issuing/issue-due.service.js';
import { AddressesService } from '../../orders/addresses/addresses.service.js';
import { zipEntries } from '../../platform/archives/read-zip.js';

const LIMITS = { entries: 100, totalBytes: 10_000_000, entryBytes: 10_000_000 };

describe('The archive of a month’s documents', () => {
  const server = suiteServer({ WORKER: 'off' });
  const admin = suiteAdmin(server, { role: 'admin' });
  const month = studioDate(new Date()).slice(0, 7);

  beforeAll(() => becomeAnotherStudio(server));
  beforeEach(() => emptyInvoicing(server.dataSource));

  async function anIssuedDocument(name: string): Promise<string> {
    const product = await aProduct(server.dataSource.manager, { name, priceKurus: 64_000, stockQuantity: 9 });
    const orderId = await aShippedOrder(server.app, [pieces(product)]);
    await server.app.get(CheckDocumentsService).checkDue();
    await server.app.get(IssueDueService).issueDue();
    const [document] = await server.app.get(DocumentQueriesService).ofOrder(orderId);
    return document!.id;
  }

  async function archive(of = month): Promise<Map<string, string>> {
    const answer = await admin.ask(`/api/fatura-arsivi/${of}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain(`faturalar-${of}.zip`);
    const entries = new Map<string, string>();
    for await (const { name, read } of zipEntries(Buffer.from(answer.bytes), LIMITS)) {
      entries.set(name, (await read()).toString());
    }
    return entries;
  }

  it('holds a table, each invoice as UBL-TR and each PDF; a cancelled one explains its number', async () => {
    await anIssuedDocument('Kupa');
    const cancelled = await anIssuedDocument('Çizgili kâse');
    const actor = await anActor(server.app);
    const reason = 'Unvan yanlış yazıldı.';
    await server.app
      .get(DocumentActsService)
      .cancel(actor, { id: cancelled, reason, requestKey: randomUUID() });

    const entries = await archive();
    const [first, second] = [1, 2].map((count) => `TPR${month.slice(0, 4)}${String(count).padStart(9, '0')}`);
    expect([...entries.keys()]).toEqual([
      ...['oku-beni.txt', `belgeler-${month}.csv`, `belgeler-${month}.xlsx`],
      ...[`ubl-tr/${first}.xml`, `pdf/${first}.pdf`, `pdf/${second}.pdf`],
    ]);
    expect(problemsOfUbl(entries.get(`ubl-tr/${first}.xml`) ?? '')).toEqual([]);
    expect(entries.get(`pdf/${first}.pdf`)).toMatch(/^%PDF/);
    const [titles, ...rows] = entries.get(`belgeler-${month}.csv`)!.trim().split('\r\n');
    expect(titles).toContain('Belge no;Tür;Durum');
    expect(rows).toEqual([
      expect.stringMatching(`^${first};Satış faturası;Düzenlendi;;.*;Kupa;1;20;533,33;106,67;640,00;`),
      expect.stringMatching(`^${second};Satış faturası;İptal edildi;${reason};.*;Çizgili kâse;1;20;;;;`),
    ]);
  });

  it('of a month without documents holds an empty table', async () => {
    expect([...(await archive('2020-01')).keys()]).toEqual([
      ...['oku-beni.txt', 'belgeler-2020-01.csv', 'belgeler-2020-01.xlsx'],
    ]);
  });

  it('says why UBL-TR files are missing when the seller’s address names no place', async () => {
    await anIssuedDocument('Kupa');
    const placeIn = jest.spyOn(server.app.get(AddressesService), 'placeIn').mockResolvedValueOnce(null);
    const entries = await archive();
    expect(placeIn).toHaveBeenCalledTimes(1);
    expect([...entries.keys()].some((name) => name.startsWith('ubl-tr/'))).toBe(false);
    expect(entries.get('oku-beni.txt')).toContain('il ve ilçe bulunamadı');
  });

  it.each(['2026-13', '2026', 'simdi', '..%2f2026-11'])('of %s is refused', async (of) => {
    expect(await admin.ask(`/api/fatura-arsivi/${of}`)).toMatchObject({ status: 400 });
  });
});
