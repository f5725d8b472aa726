import { beforeAll, describe, expect, it } from '@jest/globals';
import { streamXlsxRows } from 'hucre/xlsx';
import { aProduct } from '../../../seed/catalog.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { suiteServer } from '../../../testing/suite-server.js';

const FORMULA = '=HYPERLINK("http://evil.example";"tıkla")';

const server = suiteServer();
const admin = suiteAdmin(server);

beforeAll(async () => {
  const { dataSource } = server;
  await aProduct(dataSource.manager, { name: 'Çizgili kâse', priceKurus: 123_450, stockQuantity: 7 });
  await aProduct(dataSource.manager, { name: FORMULA, priceKurus: 50 });
  await dataSource.query(
    `INSERT INTO customer (email, first_name, last_name, password_hash, created_at)
     VALUES ('isil@toprak.example', 'Işıl', '@SUM(1)', 'x', '2026-11-01T21:30:00Z')`,
  );
  await dataSource.query(
    `INSERT INTO workshop_session (title, date, start_time, end_time, price_kurus, capacity)
     SELECT 'Çarkta ilk kâse', '2031-05-17', '14:00', '17:00', 100000, 8 FROM generate_series(1, 501)`,
  );
});

async function workbook(path: string): Promise<unknown[][]> {
  const { bytes } = await admin.ask(path);
  const rows: unknown[][] = [];
  for await (const { values } of streamXlsxRows(bytes)) rows.push(values);
  return rows;
}

describe('The tables of the back office', () => {
  it('hold products with amounts that Excel with Turkish settings reads', async () => {
    const { text, headers } = await admin.ask('/api/tablolar/urunler?search=cizgili');
    const [titles = '', row = '', end] = text.split('\r\n');
    expect(titles).toBe(
      'Ürün No;Adres;Ürün Adı;Kategori;Fiyat (TL);Stok;En Az Stok;Sınırsız Stok;Rafta;Açıklama;Malzeme;Ölçüler;Bakım;Ağırlık (gram);Hazırlık (gün);KDV Oranı;Resimler',
    );
    expect(row).toContain(';Çizgili kâse;');
    expect(row).toContain(';1234,50;7;');
    expect(end).toBe('');
    expect(headers.get('content-disposition')).toMatch(/filename="urunler_[\d_-]+\.csv"/);
  });

  it('never hold a formula: an apostrophe in CSV, a text in a workbook', async () => {
    const csv = await admin.ask('/api/tablolar/urunler');
    expect(csv.text).toContain(`"'=HYPERLINK(""http://evil.example"";""tıkla"")"`);
    const rows = await workbook('/api/tablolar/urunler?format=xlsx');
    expect(rows.map((row) => row[2])).toContain(FORMULA);
  });

  it('are workbooks with numbers and dates', async () => {
    const [titles = [], ...products] = await workbook('/api/tablolar/urunler?format=xlsx');
    expect(titles[4]).toBe('Fiyat (TL)');
    expect(products.map((row) => row[4])).toEqual(expect.arrayContaining([1234.5, 0.5]));
    const [, customer = []] = await workbook('/api/tablolar/musteriler?format=xlsx');
    // As the studio's clock shows it.
    expect(customer[7]).toEqual(new Date('2026-11-02T00:30:00Z'));
  });

  it('hold all sessions, in more than one batch', async () => {
    const { text } = await admin.ask('/api/tablolar/seanslar');
    expect(text.split('\r\n')).toHaveLength(501 + 2);
    expect(text).toContain(';17.05.2031;14:00;17:00;Çarkta ilk kâse;;Hayır;1000,00;;8;0;0;Takvimde');
  });

  it('hold the days and times of sessions as Excel calculates with them', async () => {
    const [, session = []] = await workbook('/api/tablolar/seanslar?format=xlsx');
    // A time without a day is read as one of the day before 1900.
    expect(session.slice(1, 4)).toEqual([
      new Date('2031-05-17T00:00:00Z'),
      new Date('1899-12-31T14:00:00Z'),
      new Date('1899-12-31T17:00:00Z'),
    ]);
  });

  it('exist in two formats, for three lists', async () => {
    expect(await admin.ask('/api/tablolar/urunler?format=pdf')).toMatchObject({ status: 400 });
    expect(await admin.ask('/api/tablolar/yok')).toMatchObject({ status: 404 });
    expect(await admin.ask('/api/tablolar/urunler?stock=yok')).toMatchObject({ status: 400 });
  });
});
