import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import { buffer } from 'node:stream/consumers';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMPORT_LIMITS } from '../../../../contract/catalog/import/import-limits.js';
import type { ImportPreview, ImportView } from '../../../../contract/catalog/import/import.views.js';
import { anAdmin } from '../../../../seed/admins.js';
import { aProduct } from '../../../../seed/catalog.js';
import { emptyTables } from '../../../../testing/empty-tables.js';
import { suiteFolder } from '../../../../testing/suite-folder.js';
import { suiteServer } from '../../../../testing/suite-server.js';
import { ProductActionsService } from '../product-actions.service.js';
import { AdminProductQueriesService } from '../admin-product-queries.service.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { INITIAL_VAT } from '../../../studio/initial-rules.js';
import { StudioDetails } from '../../../studio/studio-details.entity.js';
import { ImportStateService } from './import-state.service.js';
import { ImportsService } from './imports.service.js';
import { PlanImportService } from './plan-import.service.js';
import { RunImportService } from './run-import.service.js';
import { StartImportService } from './start-import.service.js';
import { UndoImportService } from './undo-import.service.js';
import { UploadImportService } from './upload-import.service.js';
import { RefusedLinesService } from './refused-lines.service.js';
import { ImportRemarksService } from './import-remarks.service.js';

const server = suiteServer({ WORKER: 'off' });
const folder = suiteFolder();
let zips = 0;
let actor: Actor;

beforeAll(async () => {
  const { id } = await anAdmin(server.dataSource.manager);
  actor = { adminId: id, ipAddress: '198.18.0.1', userAgent: 'test' };
});
beforeEach(async () => {
  await emptyTables(server.dataSource, 'product', 'product_import', 'log_entry');
  await server.dataSource.query(`DELETE FROM category WHERE slug <> 'genel'`);
});

const TITLES = 'Ürün Adı;Kategori;Fiyat (TL);Stok;Açıklama;Malzeme;Ölçüler;Bakım;Resimler';
const TEXTS = 'Açıklama;Stoneware;Ø 17 cm;Elde yıkayın';
const csv = (...lines: string[]) => Buffer.from([TITLES, ...lines].join('\r\n'));

const upload = (bytes: Buffer, zipPath?: string) =>
  server.app.get(UploadImportService).upload(actor, { table: { name: 'urunler.csv', bytes }, zipPath });
const view = (id: string): Promise<ImportView> => server.app.get(ImportsService).view(id);
const preview = (id: string): Promise<ImportPreview> => server.app.get(PlanImportService).preview(id);
const start = async (id: string) => {
  const { version } = await view(id);
  return server.app.get(StartImportService).start(actor, { id, version });
};
const run = (importId: string) => server.app.get(RunImportService).run({ importId, actor });
const undo = async (importId: string) => {
  await server.app.get(ImportStateService).undo(actor, importId);
  await server.app.get(UndoImportService).run({ importId, actor });
};
const take = async (bytes: Buffer, zipPath?: string) => {
  const id = await upload(bytes, zipPath);
  await start(id);
  await run(id);
  return id;
};
const products = () =>
  server.dataSource.query<Record<string, unknown>[]>(
    `SELECT product.name, category.name AS category, price_kurus AS price, stock_quantity AS stock,
       counted_quantity AS counted, is_active AS "isActive", product.version FROM product JOIN category ON category.id = category_id
     ORDER BY product.name`,
  );

describe('The lines that an import does not take', () => {
  const HEAD = '\ufeffSatır;Neden alınmadı;Ürün Adı;Fiyat (TL)';
  const textOf = async (id: string) => {
    const { pieces } = await server.app.get(RefusedLinesService).sheet(id);
    const parts: string[] = [];
    for await (const piece of pieces) parts.push(String(piece));
    return parts.join('');
  };
  const short = (...lines: string[]) => Buffer.from(['Ürün Adı;Fiyat (TL);Not', ...lines].join('\r\n'));

  it('come as a table with their reasons, which can be mended and taken again', async () => {
    const id = await upload(short('Kupa;520,00;iyi', 'Vazo;ucuz;a', '=1+1;;b'));
    const text = await textOf(id);
    const [head, vase, formula] = text.trimEnd().split('\r\n');
    expect(head).toBe(HEAD);
    expect(vase).toMatch(/^3;.*[Ff]iyat.*;Vazo;ucuz$/);
    expect(formula).toMatch(/^4;.*;'=1\+1;$/);

    await start(id);
    await run(id);
    expect(await textOf(id)).toBe(text);

    const mended = await upload(Buffer.from(text.replace('Vazo;ucuz', 'Vazo;340,00')));
    expect((await preview(mended)).counts).toMatchObject({ created: 1, refused: 1 });
    await start(mended);
    await run(mended);
    expect((await products()).map(({ name, price }) => [name, price])).toEqual([
      ['Kupa', 52_000],
      ['Vazo', 34_000],
    ]);
  });

  it('are none when everything is taken', async () => {
    expect(await textOf(await upload(short('Kupa;520,00;iyi')))).toBe('\ufeffSatır;Neden alınmadı\r\n');
  });
});

describe('An import of products', () => {
  it('writes nothing before it is started, and says what it would do', async () => {
    await aProduct(server.dataSource.manager, {
      name: 'Kâse',
      priceKurus: 52_000,
      stockQuantity: 7,
      category: 'Kase',
    });
    const id = await upload(
      csv(
        `Vazo;Vazolar;1.250,50;3;${TEXTS};`,
        'kase;;600;',
        'Kase;;610;',
        'Tabak;;ucuz;',
        'Kupa;Vazolar;10;',
      ),
    );
    expect(await preview(id)).toEqual({
      counts: { created: 2, changed: 1, unchanged: 0, refused: 2 },
      newCategories: ['Vazolar'],
      hidden: 2,
      pictures: 0,
      problems: [
        { line: 4, name: 'Kase', text: '3. satırla aynı ürün' },
        {
          line: 5,
          name: 'Tabak',
          text: 'Fiyat (TL): fiyat okunamadı (“ucuz”)',
        },
      ],
      products: [
        { line: 2, name: 'Vazo', outcome: 'created', changedFields: [] },
        { line: 3, name: 'kase', outcome: 'changed', changedFields: ['name', 'price'] },
        { line: 6, name: 'Kupa', outcome: 'created', changedFields: [] },
      ],
    });
    expect(await products()).toHaveLength(1);
  });

  it('refuses a line whose rate of KDV was removed after the start, and writes the others', async () => {
    const rates = [
      ...INITIAL_VAT.rates,
      { id: 'kitap', name: 'Kitap', percents: [{ percent: 1, from: '2999-01-01' }] },
    ];
    const { manager } = server.dataSource;
    await manager.insert(StudioDetails, { section: 'vat', details: { ...INITIAL_VAT, rates } });
    const id = await upload(
      Buffer.from('Ürün Adı;Fiyat (TL);KDV Oranı\r\nVazo;10;Kitap\r\nKupa;20;Genel oran'),
    );
    await start(id);
    await server.dataSource.query('DELETE FROM studio_details');
    await run(id);

    expect(await products()).toMatchObject([{ name: 'Kupa' }]);
    expect(await server.app.get(ImportRemarksService).list(id)).toMatchObject([
      { name: 'Vazo', text: expect.stringContaining('artık yok') },
    ]);
  });

  it('makes new products and categories, and changes those that it finds', async () => {
    await aProduct(server.dataSource.manager, {
      name: 'Kâse',
      priceKurus: 52_000,
      stockQuantity: 7,
      category: 'Kase',
    });
    const id = await take(csv(`Vazo;Vazolar;1.250,50;3;${TEXTS};`, 'Kâse;;600;9'));
    expect(await products()).toEqual([
      { name: 'Kâse', category: 'Kase', price: 60_000, stock: 9, counted: 9, isActive: true, version: 2 },
      {
        name: 'Vazo',
        category: 'Vazolar',
        price: 125_050,
        stock: 3,
        counted: 3,
        isActive: false,
        version: 1,
      },
    ]);
    expect(await view(id)).toMatchObject({
      status: 'done',
      progress: { total: 2, done: 2, outcomes: { created: 1, changed: 1, unchanged: 0, refused: 0 } },
    });
    const again = await upload(csv(`Vazo;Vazolar;1.250,50;3;${TEXTS};`, 'Kâse;;600;9'));
    expect((await preview(again)).counts).toEqual({ created: 0, changed: 0, unchanged: 2, refused: 0 });
    await expect(start(again)).rejects.toMatchObject({ code: 'import_nothing_to_take' });
  });

  it('goes on after the process has died, and writes nothing twice', async () => {
    const id = await upload(csv(...Array.from({ length: 250 }, (_, at) => `Kâse ${at};;10;`)));
    await start(id);
    expect(await server.app.get(RunImportService).writeBatch({ importId: id, actor })).toBe(true);
    expect(await products()).toHaveLength(100);
    await Promise.all([run(id), run(id)]);
    expect(await products()).toHaveLength(250);
    expect(await view(id)).toMatchObject({ status: 'done', progress: { done: 250 } });
  });

  it('stops when it is told to, and is resumed', async () => {
    const id = await upload(csv('Kâse;;10;', 'Vazo;;20;'));
    await start(id);
    const states = server.app.get(ImportStateService);
    await states.stop(actor, id);
    await run(id);
    expect(await products()).toEqual([]);
    await states.resume(actor, id);
    await run(id);
    expect(await products()).toHaveLength(2);
  });

  it('is the only one at work', async () => {
    const [one, other] = [await upload(csv('Kâse;;10;')), await upload(csv('Vazo;;10;'))];
    const outcomes = await Promise.allSettled([start(one), start(other)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'import_running' },
    });
  });

  it('is undone in one step, but for what was changed or sold since', async () => {
    const { manager } = server.dataSource;
    const kept = await aProduct(manager, { name: 'Kâse', priceKurus: 52_000, stockQuantity: 7 });
    const id = await take(csv('Kâse;;600;9', 'Vazo;Vazolar;10;1', 'Tabak;Tabaklar;20;1', 'Kupa;;30;1'));
    const changed = await manager.query<[{ id: string; version: number }]>(
      `SELECT id, version FROM product WHERE name = 'Tabak'`,
    );
    await server.app.get(ProductActionsService).setActive(actor, { ...changed[0], isActive: true });
    await sell('Kupa');
    await undo(id);
    expect(await products()).toEqual([
      expect.objectContaining({ name: 'Kâse', price: 52_000, stock: 7, counted: 7 }),
      expect.objectContaining({ name: 'Kupa' }),
      expect.objectContaining({ name: 'Tabak' }),
    ]);
    expect(await server.app.get(AdminProductQueriesService).view(kept.id)).toMatchObject({ name: 'Kâse' });
    expect(await server.app.get(ImportRemarksService).list(id)).toEqual([
      { line: 4, name: 'Tabak', text: 'Sonradan değiştirildiği için olduğu gibi kaldı.' },
      { line: 5, name: 'Kupa', text: 'Sonradan satıldığı için olduğu gibi kaldı.' },
    ]);
    expect((await view(id)).progress.kept).toBe(2);
    const categories = await manager.query<{ name: string }[]>(
      `SELECT name FROM category WHERE slug <> 'genel'`,
    );
    expect(categories.map(({ name }) => name).sort()).toEqual(['Kase', 'Tabaklar']);
  });

  it('brings pictures from the ZIP, and puts what is complete on the shelf', async () => {
    const zipPath = await aZip({
      'resimler/vazo.jpg': await aPicture(),
      'resimler/bozuk.jpg': Buffer.from('no picture'),
    });
    const id = await take(
      csv(
        `Vazo;;10;1;${TEXTS};vazo.jpg yok.jpg`,
        `Kupa;;10;1;${TEXTS};bozuk.jpg`,
        'Tabak;;10;1;;;;;vazo.jpg',
      ),
      zipPath,
    );
    expect((await products()).map(({ name, isActive }) => [name, isActive])).toEqual([
      ['Kupa', false],
      ['Tabak', false],
      ['Vazo', true],
    ]);
    expect(await server.app.get(ImportRemarksService).list(id)).toEqual([
      { line: 2, name: 'Vazo', text: 'Resim alınamadı: yok.jpg' },
      { line: 3, name: 'Kupa', text: 'Resim alınamadı: bozuk.jpg' },
    ]);
    const [{ files }] = await server.dataSource.query<[{ files: number }]>(
      'SELECT count(*)::int AS files FROM product_import_file',
    );
    expect(files).toBe(0);
  });

  it('gives a product the pictures that it can have, and names the others', async () => {
    const names = [1, 2, 3, 4, 5, 6, 7, 8].map((at) => `${at}.jpg`);
    const zipPath = await aZip(
      Object.fromEntries(await Promise.all(names.map(async (name) => [name, await aPicture()] as const))),
    );
    const id = await take(csv(`Vazo;;10;1;${TEXTS};${names.join(' ')}`), zipPath);

    expect(await server.app.get(ImportRemarksService).list(id)).toEqual([
      { line: 2, name: 'Vazo', text: 'Resim alınamadı: 7.jpg, 8.jpg (bir ürünün en fazla 6 resmi olur)' },
    ]);
    expect(await view(id)).toMatchObject({ progress: { picturesLeft: 0, picturesFailed: 2 } });
  });

  it('brings no more pictures than the disk can bear, and names those that it left out', async () => {
    const zipPath = await aZip({ 'vazo.jpg': await aPicture(), 'kupa.jpg': await aPicture() });
    const id = await upload(csv(`Vazo;;10;1;${TEXTS};vazo.jpg`, `Kupa;;10;1;${TEXTS};kupa.jpg`), zipPath);
    await start(id);
    const { length } = await aPicture();
    await server.dataSource.query('UPDATE product_import SET picture_bytes = $1', [
      IMPORT_LIMITS.allPicturesBytes - length - 1,
    ]);
    await run(id);
    expect(await view(id)).toMatchObject({
      status: 'done',
      progress: { picturesLeft: 0, picturesFailed: 1 },
    });
    expect((await products()).filter(({ isActive }) => isActive)).toHaveLength(1);
    const [remark] = await server.app.get(ImportRemarksService).list(id);
    expect(remark?.text).toMatch(
      /^Resim alınamadı: (vazo|kupa)\.jpg \(bu içe aktarmanın resimleri toplam 4 GB’a ulaştı\)$/,
    );
  });

  it('reads back its own table unchanged, as CSV and as a workbook', async () => {
    await aProduct(server.dataSource.manager, { name: 'Çizgili “kâse”; büyük', priceKurus: 123_450 });
    const queries = server.app.get(AdminProductQueriesService);
    for (const format of ['csv', 'xlsx'] as const) {
      const pieces: Uint8Array[] = [];
      for await (const piece of queries.sheet({}, format).pieces) pieces.push(Buffer.from(piece));
      const id = await upload(Buffer.concat(pieces));
      expect(await view(id)).toMatchObject({ source: 'toprak' });
      expect((await preview(id)).counts).toEqual({ created: 0, changed: 0, unchanged: 1, refused: 0 });
    }
  });

  it('brings weight, time of preparation and rate of KDV back from its own table', async () => {
    const { manager } = server.dataSource;
    await aProduct(manager, { name: 'Hazır', weightGrams: 900, preparationDays: 0, vatRateId: 'genel' });
    await aProduct(manager, { name: 'Yavaş', weightGrams: 12_500, preparationDays: 21 });
    const fields = () =>
      server.dataSource.query<object[]>(
        'SELECT name, weight_grams, preparation_days, vat_rate_id FROM product ORDER BY name',
      );
    const before = await fields();
    const pieces: Uint8Array[] = [];
    const { pieces: table } = server.app.get(AdminProductQueriesService).sheet({}, 'xlsx');
    for await (const piece of table) pieces.push(Buffer.from(piece));
    await server.dataSource.query(
      `UPDATE product SET weight_grams = 1, preparation_days = 9, vat_rate_id = 'yok' WHERE name = 'Hazır'`,
    );
    await server.dataSource.query(
      `UPDATE product SET weight_grams = NULL, preparation_days = NULL WHERE name = 'Yavaş'`,
    );

    const id = await upload(Buffer.concat(pieces));
    expect((await preview(id)).counts).toEqual({ created: 0, changed: 2, unchanged: 0, refused: 0 });
    await start(id);
    await run(id);
    expect(await fields()).toEqual(before);
  });

  it('takes weights in the units of other shops, and the percent of KDV', async () => {
    const lines = ['Ürün;Fiyat;Weight (kg);Hazırlık;KDV', 'Kâse;100;0,75;Rafta hazır;20', 'Vazo;200;0;5;'];
    const id = await upload(Buffer.from(lines.join('\n')));
    await start(id);
    await run(id);
    expect(
      await server.dataSource.query(
        'SELECT name, weight_grams AS grams, preparation_days AS days FROM product ORDER BY name',
      ),
    ).toEqual([
      { name: 'Kâse', grams: 750, days: 0 },
      { name: 'Vazo', grams: null, days: 5 },
    ]);
  });

  it('answers for a thousand broken lines with the first of them', async () => {
    const lines = Array.from({ length: 1_000 }, (_, at) => `Kâse ${at};;pahalı;çok;${'x'.repeat(500)}`);
    const id = await upload(csv(...lines));
    const { counts, problems } = await preview(id);
    expect(counts.refused).toBe(1_000);
    expect(problems).toHaveLength(50);
  });

  it('takes 10 000 products within seconds', async () => {
    const lines = Array.from(
      { length: 10_000 },
      (_, at) => `Kâse ${at};Kase;${at + 1},50;${at % 100};${TEXTS};`,
    );
    const id = await upload(csv(...lines));
    expect((await preview(id)).counts.created).toBe(10_000);
    await start(id);
    await run(id);
    expect((await view(id)).progress.outcomes.created).toBe(10_000);
  }, 120_000);
});

async function aZip(files: Readonly<Record<string, Buffer>>): Promise<string> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name);
  zip.end();
  zips += 1;
  const path = join(folder, `${zips}.zip`);
  await writeFile(path, await buffer(zip.outputStream));
  return path;
}

async function aPicture(): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background: '#b5583a' } })
    .jpeg()
    .toBuffer();
}

/** Writes a sale into the ledger, as a paid order would. */
async function sell(name: string): Promise<void> {
  await server.dataSource.query(
    `WITH placed AS (
       INSERT INTO "order" (link_nonce, status, paid_kurus, name, surname, email, phone, shipping_address,
         subtotal_kurus, discount_kurus, total_kurus, paid_at)
       VALUES ('k', 'confirmed', 10, 'Ayşe', 'Öz', 'a@toprak.example', '+905321234567', 'Moda', 10, 0, 10, now()) RETURNING id),
     line AS (
       INSERT INTO order_line (order_id, position, kind, name, product_id, regular_price_kurus, unit_price_kurus, quantity,
         total_kurus, vat_rate_percent)
       SELECT placed.id, 0, 'product', product.name, product.id, 10, 10, 1, 10, 20 FROM placed, product
       WHERE product.name = $1 RETURNING id, product_id)
     INSERT INTO stock_movement (product_id, order_line_id, kind, quantity) SELECT product_id, id, 'sale', 1 FROM line`,
    [name],
  );
}
