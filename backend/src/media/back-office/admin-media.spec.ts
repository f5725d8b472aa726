import { beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { aProduct } from '../../../seed/catalog.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';
import type { PageOf } from '../../../contract/admin/page.query.js';
import type { AdminMediaItem, MediaScan } from '../../../contract/media/admin-media.views.js';
import type { HttpAnswer } from '../../../testing/shop-client.js';

const SCRIPT = '/api/media_manager.php';

const server = suiteServer();
const admin = suiteAdmin(server);

beforeEach(() =>
  emptyTables(server.dataSource, 'media_file', 'product', 'blog_post', 'content_entry', 'log_entry'),
);

const sql = <Row = object>(text: string, values: unknown[] = []) =>
  server.dataSource.query<Row[]>(text, values);
const picture = (colour = '#b5583a') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

async function upload(said: Record<string, string> = {}, bytes?: Buffer): Promise<HttpAnswer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(said)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes ?? (await picture()))]), 'Çay Bardağı.JPG');
  return admin.ask(SCRIPT, { method: 'POST', body: form });
}
const uploaded = async (said: Record<string, string> = {}, bytes?: Buffer) =>
  ((await upload(said, bytes)).json as { media: { id: number; file_path: string } }).media;
const listed = async (query: object = {}) =>
  dataOf(await admin.query('admin.media.list', query)) as PageOf<AdminMediaItem>;
const view = async (id: number) => dataOf(await admin.query('admin.media.view', { id })) as AdminMediaItem;
const put = (id: number, body: object) =>
  admin.ask(`${SCRIPT}?id=${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const shown = async (category: string) => {
  const { json } = await admin.ask(`/api/simple_media.php?category=${category}&_t=${Math.random()}`);
  return (json as { media: { id: number }[] }).media.map(({ id }) => id);
};
const events = async () =>
  (await sql<{ event: string }>(`SELECT details->>'event' AS event FROM log_entry ORDER BY id`)).map(
    ({ event }) => event,
  );
const nameOf = ({ file_path: path }: { readonly file_path: string }) => path.split('/').at(-1) ?? '';

describe('A picture of the media library', () => {
  it('is uploaded with what is said of it, found by its words, and written into the log', async () => {
    const answer = await upload({
      category: 'gallery',
      title: 'IŞIK',
      alt_text: 'Kupa',
      description: 'Sabah',
    });
    expect([answer.status, answer.json]).toEqual([
      200,
      {
        success: true,
        message: expect.any(String),
        media: {
          id: expect.any(Number),
          file_path: expect.stringMatching(/^\/api\/uploads\/cay-bardagi-[0-9a-f]{8}\.webp$/),
          thumbnail_path: expect.stringMatching(/^\/media\/cay-bardagi-[0-9a-f]{8}\.webp\/60\.webp$/),
          original_name: 'Çay Bardağı.JPG',
          title: 'IŞIK',
          alt_text: 'Kupa',
          description: 'Sabah',
          category: 'gallery',
          width: 60,
          height: 40,
          file_size: expect.any(Number),
          is_active: true,
        },
      },
    ]);
    await uploaded({}, await picture('#123456'));
    expect((await listed({ search: 'işik', category: 'gallery' })).items).toHaveLength(1);
    expect((await listed({ category: 'general' })).items).toHaveLength(1);
    expect((await listed({ search: 'tabak' })).items).toEqual([]);
    expect(await events()).toEqual(['media_uploaded', 'media_uploaded']);
  });

  it('stands at the end of its category, and vanishes from the site as soon as it is switched off', async () => {
    const first = await uploaded({ category: 'gallery' });
    const second = await uploaded({ category: 'gallery' }, await picture('#123456'));
    expect(await shown('gallery')).toEqual([first.id, second.id]);

    const { version } = await view(first.id);
    await admin.mutate('admin.media.setActive', { id: first.id, version, isActive: false });
    expect(await shown('gallery')).toEqual([second.id]);
    expect(await events()).toContain('media_hidden');
  });

  it('is not saved over what another admin said of it meanwhile', async () => {
    const { id } = await uploaded({ title: 'Eski' });
    const { version, displayOrder } = await view(id);
    const edit = {
      id,
      version,
      displayOrder,
      isActive: true,
      category: 'about',
      altText: '',
      description: '',
    };
    expect((await admin.mutate('admin.media.update', { ...edit, title: 'Yeni' })).status).toBe(200);
    expect(refusalOf(await admin.mutate('admin.media.update', { ...edit, title: 'Başka' })).code).toBe(
      'changed_meanwhile',
    );
    expect(await view(id)).toMatchObject({ title: 'Yeni', category: 'about', version: version + 1 });
  });

  it('takes changed fields by their documented names, and leaves the others', async () => {
    const { id } = await uploaded({ title: 'Kupa', alt_text: 'Bir kupa' });
    expect((await put(id, { alt_text: 'İki kupa', is_active: 0 })).json).toMatchObject({
      success: true,
      media: { title: 'Kupa', alt_text: 'İki kupa', is_active: false },
    });
    expect((await put(id, { category: 'mutfak' })).json).toMatchObject({
      success: false,
      fields: { category: 'Kategori seçilmelidir.' },
    });
    expect((await put(id + 1000, { title: '' })).status).toBe(404);
  });
});

describe('Deleting a picture', () => {
  const remove = (id: number) => admin.ask(`${SCRIPT}?id=${id}`, { method: 'DELETE' });

  it('takes its file along, unless another item or an order shows it', async () => {
    const media = await uploaded();
    const again = await uploaded();
    expect((await remove(again.id)).json).toMatchObject({ success: true });
    expect((await admin.ask(media.file_path)).status).toBe(200);
    await remove(media.id);
    expect(await sql('SELECT FROM media_file')).toEqual([]);
    expect((await admin.ask(media.file_path)).status).toBe(404);
    expect((await remove(media.id)).status).toBe(404);
  });

  it('is refused with every place that uses it', async () => {
    const media = await uploaded();
    const file = nameOf(media);
    const { manager } = server.dataSource;
    const product = await aProduct(manager, { name: 'Mavi Kupa' });
    await sql(
      `INSERT INTO product_picture (product_id, position, media_file_id)
       SELECT $1, 5, id FROM media_file WHERE file_name = $2`,
      [product.id, file],
    );
    await sql(
      `INSERT INTO content_entry (section, content_key, content_value) VALUES ('hero', 'background_image', $1)`,
      [`/api/uploads/${file}`],
    );
    const refused = await remove(media.id);
    expect([refused.status, refused.json]).toMatchObject([
      409,
      {
        code: 'media_in_use',
        error: expect.stringMatching(/kullanılıyor.*Sayfa metni: hero – Arka plan resmi; Ürün: Mavi Kupa$/),
      },
    ]);
    expect(dataOf(await admin.query('admin.media.uses', { id: media.id }))).toHaveLength(2);

    await sql('DELETE FROM content_entry');
    await sql('DELETE FROM product');
    expect((await remove(media.id)).status).toBe(200);
  });

  it('is refused while it fills a place on a page, and possible once it is switched off', async () => {
    const media = await uploaded({ category: 'workshops', alt_text: 'program: Kil kap' });
    expect((await remove(media.id)).json).toMatchObject({
      error: expect.stringContaining('Atölyeler sayfası: 1. program kartı'),
    });
    await put(media.id, { is_active: false });
    expect((await remove(media.id)).status).toBe(200);
  });

  it('is impossible for the database itself while a text names it', async () => {
    const file = nameOf(await uploaded());
    await sql(`INSERT INTO content_entry (section, content_key, content_value) VALUES ('hero', 'x', $1)`, [
      file,
    ]);
    await sql('DELETE FROM media_item');
    await expect(sql('DELETE FROM media_file')).rejects.toThrow('picture_mention');
    await sql(`UPDATE content_entry SET content_value = ''`);
    await sql('DELETE FROM media_file');
  });
});

describe('Replacing a picture', () => {
  it('shows the new one wherever the old one was used, and takes the old bytes along', async () => {
    const media = await uploaded({ title: 'Kupa' });
    const next = nameOf(await uploaded({}, await picture('#123456')));
    const file = nameOf(media);
    const product = await aProduct(server.dataSource.manager, { name: 'Mavi Kupa' });
    await sql(
      `INSERT INTO product_picture (product_id, position, media_file_id)
       SELECT $1, 5, id FROM media_file WHERE file_name = $2`,
      [product.id, file],
    );
    await sql(
      `INSERT INTO content_entry (section, content_key, content_value) VALUES ('hero', 'background_image', $1)`,
      [`/api/uploads/${file}`],
    );
    await sql(
      `INSERT INTO blog_post (slug, title, content, category, status) VALUES ('sir', 'Sır', $1, 'Fırınlama', 'draft')`,
      [`<p>Bak:</p><img src="/media/${file}/60.webp" alt="">`],
    );
    const { version } = await view(media.id);
    const replace = (given: object) =>
      admin.mutate('admin.media.replace', { id: media.id, version, fileName: next, ...given });
    expect(refusalOf(await replace({ fileName: 'yok-12345678.webp' })).code).toBe('picture_not_found');
    expect(dataOf(await replace({}))).toMatchObject({ title: 'Kupa', picture: { fileName: next } });
    expect(refusalOf(await replace({})).code).toBe('changed_meanwhile');

    expect((await admin.ask(`/media/${file}/60.webp`)).status).toBe(404);
    expect((await admin.ask(`/media/${next}/60.webp`)).status).toBe(200);
    const uses = dataOf(await admin.query('admin.media.uses', { id: media.id })) as { label: string }[];
    expect(uses.map(({ label }) => label)).toEqual([
      'Blog yazısı: Sır',
      'Sayfa metni: hero – Arka plan resmi',
      'Ürün: Mavi Kupa',
    ]);
    expect(await sql('SELECT content FROM blog_post')).toEqual([
      { content: `<p>Bak:</p><img src="/media/${next}/60.webp" alt="">` },
    ]);
    expect(await events()).toContain('media_replaced');
  });
});

describe('Pictures of the same content', () => {
  it('keep their bytes while any of them is left, in whatever order they come and go', async () => {
    const bytes = await picture('#0f766e');
    const kept = await uploaded({ title: 'Kalan' }, bytes);
    const others = await Promise.all([1, 2, 3].map(() => uploaded({}, bytes)));
    await Promise.all([
      ...others.map(({ id }) => admin.ask(`${SCRIPT}?id=${id}`, { method: 'DELETE' })),
      ...[1, 2, 3].map(() => upload({}, bytes)),
    ]);
    expect((await admin.ask(kept.file_path)).status).toBe(200);
    const left = (await listed()).items;
    expect(new Set(left.map(({ picture: { fileName } }) => fileName))).toEqual(new Set([nameOf(kept)]));
    await Promise.all([
      ...left.map(({ id }) => admin.ask(`${SCRIPT}?id=${id}`, { method: 'DELETE' })),
      upload({ title: 'Yeniden' }, bytes),
    ]);
    expect((await listed()).items.map(({ title }) => title)).toEqual(['Yeniden']);
    expect((await admin.ask(kept.file_path)).status).toBe(200);
  });
});

describe('A site scan', () => {
  it('finds what the site uses and the library does not know, and registers it', async () => {
    const [used, unused] = [await uploaded(), await uploaded({}, await picture('#123456'))];
    const file = nameOf(used);
    await sql(`INSERT INTO content_entry (section, content_key, content_value) VALUES ('about', 'x', $1)`, [
      `Bakın: ${file}`,
    ]);
    await sql('DELETE FROM media_item WHERE id = ANY ($1)', [[used.id, unused.id]]);

    expect((await admin.ask(`${SCRIPT}?action=scan_site_images`)).json).toEqual({
      success: true,
      found_images: [
        {
          relative_path: `/api/uploads/${file}`,
          filename: file,
          width: 60,
          height: 40,
          size: expect.any(Number),
          category: 'about',
        },
      ],
      total: 1,
    });
    const registered = await admin.post(SCRIPT, {
      action: 'register_site_image',
      file_path: `/api/uploads/${file}`,
      category: 'contact',
      title: 'Bulunan',
    });
    expect(registered.json).toMatchObject({
      success: true,
      media: { category: 'contact', title: 'Bulunan' },
    });
    expect(dataOf(await admin.query('admin.media.scan', undefined))).toEqual({ found: [], total: 0 });
  });

  it('registers all at once, each under the category of the place that uses it', async () => {
    const media = await uploaded();
    await sql(`INSERT INTO content_entry (section, content_key, content_value) VALUES ('hero', 'x', $1)`, [
      nameOf(media),
    ]);
    await sql('DELETE FROM media_item');
    const { found } = dataOf(await admin.query('admin.media.scan', undefined)) as MediaScan;
    const fileNames = found.map(({ picture: { fileName } }) => fileName);
    for (const added of [1, 0]) {
      expect(dataOf(await admin.mutate('admin.media.register', { fileNames }))).toHaveLength(added);
    }
    expect((await listed()).items).toMatchObject([{ category: 'hero', originalName: nameOf(media) }]);
  });

  it('registers nothing that is no picture of ours', async () => {
    const tries = ['/etc/passwd', '../../../x.webp', 'http://kötü.example/yok-00000000.webp', ''];
    for (const path of tries) {
      const answer = await admin.post(SCRIPT, { action: 'register_site_image', file_path: path });
      expect([path, answer.status]).toEqual([path, path === '' ? 400 : 404]);
    }
  });
});
