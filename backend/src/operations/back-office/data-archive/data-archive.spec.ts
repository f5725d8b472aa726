import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { USUAL_ADMIN_PASSWORD } from '../../../../seed/admins.js';
import { aProduct } from '../../../../seed/catalog.js';
import { suiteAdmin } from '../../../../testing/suite-admin.js';
import { suiteServer } from '../../../../testing/suite-server.js';
import { UploadPictureService } from '../../../media/upload-picture.service.js';
import { ARCHIVED_ROWS } from './archived-rows.js';
import { NOT_ARCHIVED } from './not-archived.js';
import { zipEntries } from '../../../platform/archives/read-zip.js';

const LIMITS = { entries: 100, totalBytes: 10_000_000, entryBytes: 10_000_000 };

/** More than are read at once. */
const SUBSCRIBERS = 1_203;

const server = suiteServer({ WORKER: 'off' });
const superAdmin = suiteAdmin(server, { role: 'super_admin' });
const admin = suiteAdmin(server, { role: 'admin', email: 'baska@toprak.example' });

const ask = (who: typeof admin, currentPassword: string) => who.post('/api/tum-veriler', { currentPassword });

describe('The archive of all data', () => {
  it('holds the tables and the pictures, and is noted in the log', async () => {
    await aProduct(server.dataSource.manager, { name: 'Çizgili kâse' });
    await server.dataSource.query(
      `INSERT INTO newsletter_subscriber (address, confirmed_at)
       SELECT 'abone-' || n || '@example.com', now() FROM generate_series(1, $1::int) n`,
      [SUBSCRIBERS],
    );
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b5583a' } })
      .jpeg()
      .toBuffer();
    const { fileName } = await server.app.get(UploadPictureService).upload({ bytes, name: 'kase.jpg' });

    const answer = await ask(superAdmin, USUAL_ADMIN_PASSWORD);
    expect(answer.headers.get('content-disposition')).toMatch(/filename="verilerim_[\d_-]+\.zip"/);
    const entries = new Map<string, Buffer>();
    const archive = Buffer.from(answer.bytes);
    for await (const { name, read } of zipEntries(archive, LIMITS)) entries.set(name, await read());
    expect([...entries.keys()]).toEqual([
      ...['urunler.csv', 'seanslar.csv', 'musteriler.csv', 'siparisler.csv', 'rezervasyonlar.csv'],
      ...Object.values(ARCHIVED_ROWS).map(({ name }) => `${name}.csv`),
      `resimler/${fileName}`,
    ]);
    expect(entries.get('urunler.csv')?.toString()).toContain(';Çizgili kâse;');
    const subscribers = entries.get('bulten-aboneleri.csv')?.toString().trim().split('\r\n') ?? [];
    expect(subscribers).toHaveLength(1 + SUBSCRIBERS);
    expect(new Set(subscribers).size).toBe(1 + SUBSCRIBERS);
    expect(subscribers[0]).toContain('E-posta;Onayladı');
    expect((await sharp(entries.get(`resimler/${fileName}`)).metadata()).format).toBe('webp');
    const logged = await server.dataSource.query<unknown[]>(
      `SELECT FROM log_entry WHERE details->>'event' = 'data_archive_downloaded'`,
    );
    expect(logged).toHaveLength(1);
  });

  it('holds each table, or says why not', async () => {
    const tables = await server.dataSource.query<{ name: string }[]>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
    );
    const known = [...Object.keys(ARCHIVED_ROWS), ...Object.keys(NOT_ARCHIVED)];
    expect(known.sort()).toEqual(tables.map(({ name }) => name).sort());
  });

  it('needs the own password again', async () => {
    expect(await ask(superAdmin, 'yanlış')).toMatchObject({
      json: { code: 'password_wrong', fields: { currentPassword: expect.any(String) } },
    });
  });

  it('is for super admins only', async () => {
    expect(await ask(admin, USUAL_ADMIN_PASSWORD)).toMatchObject({ json: { code: 'super_admin_needed' } });
  });
});
