import { beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { emptyTables } from '../../../testing/empty-tables.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { eventually } from '../../../testing/poll.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { Visitor } from '../../../testing/visitor.js';

const server = suiteServer();
const admin = suiteAdmin(server);

beforeEach(async () => {
  await emptyTables(server.dataSource, 'product', 'log_entry');
  await server.dataSource.query(`DELETE FROM category WHERE slug <> 'genel'`);
});

type Part = string | { readonly bytes: Uint8Array; readonly name: string };

function aForm(parts: readonly (readonly [string, Part])[]): FormData {
  const form = new FormData();
  for (const [name, part] of parts) {
    if (typeof part === 'string') form.append(name, part);
    else form.append(name, new Blob([new Uint8Array(part.bytes)]), part.name);
  }
  return form;
}

const drawn = (colour: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: colour } });
const photo = async (colour = '#b5583a', name = 'Kâse ışıkta.jpg') => ({
  bytes: await drawn(colour).jpeg().toBuffer(),
  name,
});

const FIELDS: readonly (readonly [string, string])[] = [
  ['name', ' Seladon Kupa '],
  ['price', '640.50'],
  ['description', 'Avucunuza oturur.'],
  ['material', 'Stoneware'],
  ['dimensions', 'Ø 8 cm'],
  ['care', 'Bulaşık makinesine uygun'],
];

const post = (path: string, parts: readonly (readonly [string, Part])[], who: Visitor = admin) =>
  who.ask(path, { method: 'POST', body: aForm(parts) });
const upload = (file: Part, type = 'additional') =>
  post('/api/upload_image.php', [
    ['file', file],
    ['type', type],
  ]);
const nameOf = async (colour: string) =>
  ((await upload(await photo(colour))).json as { filename: string }).filename;
const listed = async () => {
  const { json } = await admin.ask('/api/products.php');
  return (json as { products: Record<string, unknown>[] }).products;
};
const idOf = async () => String((await listed())[0]?.['id']);

describe('A picture that is handed in', () => {
  it('is kept under a name that the form can send', async () => {
    const answer = await upload(await photo(), 'main');

    expect([answer.status, answer.json]).toEqual([
      200,
      expect.objectContaining({
        success: true,
        filename: expect.stringMatching(/^kase-isikta-[0-9a-f]{8}\.webp$/),
      }),
    ]);
    const { filename } = answer.json as { filename: string };
    expect((await admin.ask(`/api/uploads/${filename}`)).status).toBe(200);
  });

  it.each<[string, () => Promise<Uint8Array> | Uint8Array, number, string]>([
    ['a text', () => Buffer.from('<?php echo 1; ?>'), 415, 'invalid_upload'],
    ['nothing', () => new Uint8Array(), 415, 'invalid_upload'],
    ['a GIF', () => drawn('#123456').gif().toBuffer(), 415, 'invalid_upload'],
    [
      'an SVG with a script',
      () =>
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
      415,
      'invalid_upload',
    ],
    [
      'a picture that breaks off',
      async () => (await drawn('#123456').resize(600).jpeg({ quality: 100 }).toBuffer()).subarray(0, 900),
      400,
      'picture_broken',
    ],
    ['more than 10 MB', () => Buffer.alloc(10 * 1024 * 1024 + 1), 413, 'picture_too_large'],
    [
      'pixels without end',
      async () =>
        sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      413,
      'picture_too_large',
    ],
  ])('is refused when it is %s', async (_what, bytes, status, code) => {
    const answer = await upload({ bytes: await bytes(), name: 'resim.jpg' });
    expect([answer.status, answer.json]).toEqual([status, expect.objectContaining({ success: false, code })]);
  });

  it.each([2, 100])('is the only one of its call: %d are refused in words that say so', async (count) => {
    const file = await photo('#123456');
    const answer = await post(
      '/api/upload_image.php',
      Array.from({ length: count }, (): [string, Part] => ['file', file]),
    );
    expect([answer.status, answer.json]).toEqual([
      400,
      expect.objectContaining({ error: 'Bir seferde yalnızca bir resim yüklenebilir.' }),
    ]);
  });

  it('keeps nothing of what was hidden behind the picture', async () => {
    const { bytes } = await photo('#778899');
    const polyglot = Buffer.concat([
      bytes,
      Buffer.from('<script>alert(1)</script><?php system($_GET[0]); ?>'),
    ]);

    const { filename } = (await upload({ bytes: polyglot, name: '../../x.php.jpg' })).json as {
      filename: string;
    };
    const served = await admin.ask(`/api/uploads/${filename}`);

    expect(filename).toMatch(/^[a-z0-9-]+\.webp$/);
    expect(served.text).not.toContain('script');
    expect(served.headers.get('content-type')).toMatch(/^image\//);
  });

  it.each<[string, readonly (readonly [string, Part])[]]>([
    ['no file', [['type', 'main']]],
    ['a text instead of a file', [['file', 'resim.jpg']]],
  ])('is asked for when there is %s', async (_what, parts) => {
    const answer = await post('/api/upload_image.php', parts);
    expect([answer.status, answer.json]).toEqual([400, expect.objectContaining({ code: 'upload_missing' })]);
  });

  it('is not taken from anybody else, nor from another site', async () => {
    const parts = [['file', await photo()]] as const;
    expect((await post('/api/upload_image.php', parts, new Visitor(server))).status).toBe(401);
    const forged = await admin.ask('/api/upload_image.php', {
      method: 'POST',
      body: aForm(parts),
      headers: { origin: 'https://kotu.example' },
    });
    expect(forged.status).toBe(403);
  });
});

describe('The documented product form', () => {
  it('makes a product of its fields and files, and the shop shows it', async () => {
    const answer = await post('/api/products.php', [
      ...FIELDS,
      ['image', await photo('#101010')],
      ['additional_images[]', await photo('#202020')],
      ['additional_images[]', await nameOf('#303030')],
      ['stock_quantity', '7'],
      ['min_stock', '2'],
      ['is_unlimited', '0'],
      ['category', 'genel'],
    ]);

    expect([answer.status, answer.json]).toEqual([
      200,
      expect.objectContaining({ success: true, message: 'Ürün başarıyla eklendi.' }),
    ]);
    expect(await listed()).toEqual([
      expect.objectContaining({
        name: 'Seladon Kupa',
        price: 640.5,
        category: 'genel',
        stock_quantity: 7,
        min_stock: 2,
        stock_status: 'in_stock',
        is_unlimited: false,
        additional_images: [expect.any(String), expect.any(String)],
      }),
    ]);
    // The log entry of an earlier refusal may still be on its way.
    const [entry] = await server.dataSource.query<unknown[]>(
      `SELECT username FROM log_entry WHERE event_type = 'product_updated'`,
    );
    expect(entry).toMatchObject({ username: expect.stringContaining('@') });
  });

  it('changes what it sends and leaves the rest, held pieces included', async () => {
    await post('/api/products.php', [...FIELDS, ['image', await photo()], ['stock_quantity', '7']]);
    const id = await idOf();
    await server.dataSource.query('UPDATE product SET held_quantity = 2');
    // A change made directly in the table does not wait until the shop has heard of it.
    await eventually('the shop knows', async () => (await listed())[0]?.['stock_quantity'] === 5);
    const before = await listed();

    const answer = await post(`/api/products.php?id=${id}`, [
      ['id', id],
      ['price', '700'],
      ['stock_quantity', '6'],
    ]);

    expect(answer.json).toMatchObject({ success: true, message: 'Ürün başarıyla güncellendi.' });
    expect(await listed()).toEqual([{ ...before[0], price: 700, stock_quantity: 6 }]);
    expect(
      await server.dataSource.query('SELECT stock_quantity AS s, held_quantity AS h FROM product'),
    ).toEqual([{ s: 8, h: 2 }]);
  });

  it('is in the list that is asked for next, however quickly', async () => {
    await post('/api/products.php', [...FIELDS, ['image', await photo()]]);
    const id = await idOf();
    for (const price of Array.from({ length: 25 }, (_, round) => 100 + round)) {
      await post(`/api/products.php?id=${id}`, [['price', String(price)]]);
      expect(await listed()).toMatchObject([{ price }]);
    }
  });

  it('takes additional pictures away only when it says so', async () => {
    const [one, other] = [await nameOf('#404040'), await nameOf('#505050')];
    const images: [string, Part][] = [one, other].map((name) => ['additional_images[]', name]);
    await post('/api/products.php', [...FIELDS, ['image', await photo()], ...images]);
    const id = await idOf();
    const left = async (parts: [string, string][]) => {
      await post(`/api/products.php?id=${id}`, parts);
      return (await listed())[0]?.['additional_images'];
    };

    expect(await left([['name', 'Kupa']])).toEqual([one, other]);
    expect(await left([['additional_images[]', other]])).toEqual([other]);
    expect(await left([['additional_images[]', '']])).toEqual([]);
  });

  it('keeps the additional pictures when files come without names, and takes five in all', async () => {
    const one = await nameOf('#404040');
    await post('/api/products.php', [...FIELDS, ['image', await photo()], ['additional_images[]', one]]);
    const id = await idOf();
    const add = async (count: number) => {
      const files: [string, Part][] = [];
      while (files.length < count) {
        files.push(['additional_images[]', await photo(`#4050${count}${files.length}`)]);
      }
      return post(`/api/products.php?id=${id}`, [['price', '520,00'], ...files]);
    };

    expect((await add(1)).status).toBe(200);
    expect(await listed()).toMatchObject([{ price: 520, additional_images: [one, expect.anything()] }]);
    expect((await add(4)).json).toMatchObject({ error: 'En fazla 5 ek resim yükleyebilirsiniz.' });
  });

  it.each<[string, Record<string, string | null>, string]>([
    ['no main picture', { image: null }, 'Ana resim seçilmelidir.'],
    ['an empty name', { name: ' ' }, 'Ürün adı gerekli'],
    ['no care', { care: null }, 'Bakım bilgisi gerekli'],
    ['a price that is none', { price: 'çok' }, 'Fiyat gerekli, örneğin 520,00.'],
    ['a price below nothing', { price: '-5' }, 'Fiyat gerekli, örneğin 520,00.'],
    [
      'a stock below nothing',
      { stock_quantity: '-1' },
      'Stok adedi 0 ya da daha büyük bir tam sayı olmalıdır.',
    ],
    ['half a piece', { min_stock: '1.5' }, 'En az stok 0 ya da daha büyük bir tam sayı olmalıdır.'],
    ['a category that is not there', { category: 'Uzay' }, 'Kategori bulunamadı'],
    [
      'a picture that was never handed in',
      { image: 'yok-00000000.webp' },
      'Resim bulunamadı; yeniden yükleyin.',
    ],
    ['a path for a picture', { image: '../../etc/passwd' }, 'Resim okunamadı.'],
  ])('with %s is refused in words', async (_what, changes, text) => {
    const fields: Record<string, string | null> = {
      ...Object.fromEntries(FIELDS),
      image: await nameOf('#606060'),
      ...changes,
    };
    const parts = Object.entries(fields).flatMap(([name, value]) =>
      value === null ? [] : [[name, value] as const],
    );

    const answer = await post('/api/products.php', parts);

    expect([answer.status, (answer.json as { error: string }).error]).toEqual([
      text === 'Kategori bulunamadı' || text.startsWith('Resim bulunamadı') ? 404 : 400,
      text,
    ]);
    expect(await listed()).toEqual([]);
  });

  it.each([6, 8])('with %i additional pictures is refused', async (count) => {
    const images = await Promise.all(
      Array.from(
        { length: count },
        async (_, index) => ['additional_images[]', await photo(`#7${index}7070`)] as const,
      ),
    );
    const answer = await post('/api/products.php', [...FIELDS, ['image', await photo()], ...images]);
    expect([answer.status, (answer.json as { error: string }).error]).toEqual([
      400,
      'En fazla 5 ek resim yükleyebilirsiniz.',
    ]);
  });

  it('that breaks off is no form', async () => {
    const answer = await admin.ask('/api/products.php', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nKu',
    });
    expect([answer.status, answer.json]).toEqual([
      400,
      expect.objectContaining({ code: 'malformed_request' }),
    ]);
  });

  it('is taken back by DELETE', async () => {
    await post('/api/products.php', [...FIELDS, ['image', await photo()]]);
    const path = `/api/products.php?id=${await idOf()}`;

    const answers = [
      await admin.ask(path, { method: 'DELETE' }),
      await admin.ask(path, { method: 'DELETE' }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([200, 404]);
    expect(await listed()).toEqual([]);
    expect((await admin.ask('/api/products.php?id=1', { method: 'DELETE' })).status).toBe(400);
  });
});

describe('The documented categories', () => {
  const names = async () => {
    const { json } = await admin.ask('/api/product_categories.php');
    return (json as { categories: { id: number; name: string }[] }).categories;
  };

  it('are added and deleted, but for ‘genel’', async () => {
    const made = await admin.post('/api/product_categories.php', { name: ' Kupa ' });
    expect(made.json).toMatchObject({ success: true, message: 'Kategori başarıyla oluşturuldu.' });
    expect((await names()).map(({ name }) => name)).toEqual(['Kupa', 'genel']);
    const [kupa, genel] = (await names()).map(({ id }) => `/api/product_categories.php?id=${id}`);

    const gone = await admin.ask(kupa ?? '', { method: 'DELETE' });
    const kept = await admin.ask(genel ?? '', { method: 'DELETE' });

    expect(gone.json).toMatchObject({ success: true, message: 'Kategori başarıyla silindi.' });
    expect([kept.status, kept.json]).toEqual([
      409,
      expect.objectContaining({ error: 'Genel kategorisi silinemez.' }),
    ]);
    expect((await names()).map(({ name }) => name)).toEqual(['genel']);
  });

  it.each<[unknown, number]>([
    [{ name: '  ' }, 400],
    [{}, 400],
    [{ name: 'Genel' }, 409],
  ])('are not made of %j', async (body, status) => {
    expect((await admin.post('/api/product_categories.php', body)).status).toBe(status);
  });
});
