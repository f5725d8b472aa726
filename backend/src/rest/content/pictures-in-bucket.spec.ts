import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { errorText } from '../../../contract/app-error.js';
import type { AdminVisitor } from '../../../testing/admin-visitor.js';
import { enterBackOffice } from '../../../testing/back-office.js';
import { type S3Server, startS3Server } from '../../../testing/s3-server.js';
import { startTestServer, type TestServer } from '../../../testing/test-server.js';

describe('A shop that keeps its pictures in a bucket', () => {
  let s3: S3Server;
  let server: TestServer;
  let admin: AdminVisitor;

  beforeAll(async () => {
    s3 = await startS3Server();
    server = await startTestServer({ ...s3.settings, MEDIA_STORE: 's3', MEDIA_DIR: '' });
    admin = await enterBackOffice(server);
  });
  afterAll(async () => {
    await server.stop();
    await s3.end();
  });

  async function handIn(background: string) {
    const bytes = await sharp({ create: { width: 700, height: 350, channels: 3, background } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'vazo.png');
    return admin.ask('/api/media_manager.php', { method: 'POST', body: form });
  }
  const look = (fileName: string, width: number) => fetch(`${server.url}/media/${fileName}/${width}.webp`);
  const fileNames = () =>
    server.dataSource
      .query<{ fileName: string }[]>('SELECT file_name AS "fileName" FROM media_file ORDER BY id')
      .then((files) => files.map(({ fileName }) => fileName));

  it('takes and shows them, and says clearly when the bucket is away', async () => {
    expect((await handIn('#b5583a')).status).toBe(200);
    const [fileName = ''] = await fileNames();
    expect((await look(fileName, 320)).status).toBe(200);
    await s3.stop();

    const refused = await handIn('#0f5257');
    expect([refused.status, (refused.json as { error: string }).error]).toEqual([
      503,
      errorText('media_store_away'),
    ]);
    expect(await fileNames()).toEqual([fileName]);
    // Cached pictures are still shown; others answer 503 instead of 404, because they are only unavailable.
    expect((await look(fileName, 320)).status).toBe(200);
    const missed = await look(fileName, 640);
    expect([missed.status, missed.headers.get('cache-control')]).toEqual([503, 'no-store']);

    await s3.start();
    expect((await look(fileName, 640)).status).toBe(200);
    expect((await handIn('#0f5257')).status).toBe(200);
  });
});
