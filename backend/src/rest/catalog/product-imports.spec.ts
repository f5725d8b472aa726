import { describe, expect, it } from '@jest/globals';
import { anAddress, ShopClient } from '../../../testing/shop-client.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf } from '../../../testing/visitor.js';

const PATH = '/api/urun-aktarim';

const server = suiteServer({ WORKER: 'off' });
const admin = suiteAdmin(server);

function form(files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>): FormData {
  const data = new FormData();
  for (const [name, content] of Object.entries(files)) data.append(name, new Blob([content]), 'ürünler.csv');
  return data;
}
const send = (data: FormData) => admin.ask(PATH, { method: 'POST', body: data });

describe('The upload of a table', () => {
  it('answers with the import, whose columns are guessed', async () => {
    const { status, json } = await send(form({ table: 'Ürün;Fiyat\nKâse;1.250,50\n' }));
    expect([status, json]).toEqual([200, { success: true, id: expect.any(String) }]);
    const { id } = json as { id: string };
    expect(dataOf(await admin.query('admin.productImports.view', { id }))).toMatchObject({
      fileName: 'ürünler.csv',
      status: 'draft',
      lines: 1,
      mapping: ['name', 'price'],
      sample: [['Kâse', '1.250,50']],
    });
  });

  it('names the lines that are wrong, the first 50 of 1 000', async () => {
    const lines = Array.from({ length: 1_000 }, (_, at) => `Kâse ${at};bozuk`);
    const { json } = await send(form({ table: ['Ürün;Fiyat', ...lines].join('\n') }));
    const { id } = json as { id: string };
    const preview = dataOf(await admin.query('admin.productImports.preview', { id })) as {
      counts: object;
      problems: unknown[];
    };
    expect(preview.counts).toEqual({ created: 0, changed: 0, unchanged: 0, refused: 1_000 });
    expect(preview.problems).toHaveLength(50);
    const started = await admin.mutate('admin.productImports.start', { id, version: 1 });
    expect([started.status, started.text]).toEqual([409, expect.stringContaining('import_nothing_to_take')]);
  });

  it.each([
    [400, 'import_file_missing', form({})],
    [400, 'import_file_missing', form({ pictures: 'x' })],
    [400, 'import_no_table', form({ table: 'yalnız bir metin' })],
    [400, 'import_zip_refused', form({ table: 'Ürün;Fiyat\nKâse;1', pictures: 'PK no zip' })],
    [413, 'import_file_too_large', form({ table: new Uint8Array(30 * 1024 * 1024) })],
  ])('is refused with %i %s', async (status, code, data) => {
    expect(await send(data)).toMatchObject({ status, json: { success: false, code } });
  });

  it('is for admins', async () => {
    const stranger = new ShopClient(server, { address: anAddress() });
    const answer = await stranger.ask(PATH, { method: 'POST', body: form({ table: 'Ürün;Fiyat\nKâse;1' }) });
    expect(answer.status).toBe(401);
  });
});
