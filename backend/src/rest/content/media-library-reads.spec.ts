import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { aMediaItem } from '../../../seed/media-library.js';
import { newsHeard } from '../../../testing/built-site.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { eventually } from '../../../testing/poll.js';
import { ShopClient } from '../../../testing/shop-client.js';
import { suiteFolder } from '../../../testing/suite-folder.js';
import { suiteServer } from '../../../testing/suite-server.js';

const SCRIPTS = ['/api/simple_media.php', '/api/public_media.php'];
const PAGE = '/trpc/content.workshopsPage';

describe('The media library over the wire', () => {
  const mediaDir = suiteFolder();
  const server = suiteServer({ MEDIA_DIR: mediaDir, PUBLIC_URL: 'https://toprak.example' });
  const client = new ShopClient(server);
  let manager: EntityManager;

  beforeAll(() => {
    ({ manager } = server.dataSource);
  });
  beforeEach(async () => {
    await emptyTables(server.dataSource, 'media_item', 'content_entry');
    await forget();
  });

  /** Empties the response cache of earlier tests. */
  const forget = async () => {
    await aMediaItem(manager, { mediaDir, category: 'marker' });
    await newsHeard(server);
  };
  const media = async (path: string) =>
    ((await client.ask(path)).json as { media: Record<string, unknown>[] }).media;
  const ids = async (path: string) => (await media(path)).map(({ id }) => id);

  it.each(SCRIPTS)('%s shows every documented field of what is active, in order', async (script) => {
    const last = await aMediaItem(manager, { mediaDir, displayOrder: 5, category: 'workshops' });
    await aMediaItem(manager, { mediaDir, isActive: false, category: 'workshops' });
    const first = await aMediaItem(manager, {
      mediaDir,
      category: 'workshops',
      title: 'Çark',
      description: 'Yarı yolda bir kâse.',
      altText: 'program: Kil kâse',
      displayOrder: 1,
    });

    const answer = await client.ask(`${script}?category=workshops&_t=1765500000000`);

    const body = answer.json as { success: boolean; media: Record<string, unknown>[] };
    expect([answer.status, body.success]).toEqual([200, true]);
    expect(body.media.map(({ id }) => id)).toEqual([first.id, last.id]);
    const filename = String(body.media[0]?.['filename']);
    expect(filename).toMatch(/^torna-basinda-[0-9a-f]{8}\.webp$/);
    expect(body.media[0]).toEqual({
      id: first.id,
      title: 'Çark',
      file_path: `/api/uploads/${filename}`,
      full_url: `https://toprak.example/api/uploads/${filename}`,
      alt_text: 'program: Kil kâse',
      filename,
      category: 'workshops',
      description: 'Yarı yolda bir kâse.',
      is_active: true,
      display_order: 1,
    });
    expect((await client.ask(`/api/uploads/${filename}`)).status).toBe(200);
    expect((await client.ask(`/api/serve_image.php?file=${filename}&w=160`)).status).toBe(200);
  });

  it.each(SCRIPTS)('%s has nothing in a category that nobody knows', async (script) => {
    for (const category of ['yok', 'GALLERY', 'gallery%00', "x'; DROP TABLE media_item; --", 'constructor']) {
      const answer = await client.ask(`${script}?category=${encodeURIComponent(category)}`);
      expect([answer.status, answer.json]).toEqual([200, { success: true, media: [] }]);
    }
  });

  it.each(SCRIPTS)('%s refuses what is no category', async (script) => {
    for (const query of [
      '',
      '?category=',
      '?category=a&category=b',
      `?category=${'x'.repeat(51)}`,
      '?category=%00',
    ]) {
      const answer = await client.ask(script + query);
      expect([answer.status, answer.json]).toEqual([
        400,
        expect.objectContaining({ success: false, error: expect.any(String) }),
      ]);
    }
  });

  it.each(SCRIPTS)('%s refuses to write', async (script) => {
    const answer = await client.ask(`${script}?category=gallery`, { method: 'DELETE' });

    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  /**
   * Changes a table without a notification, so that an unchanged answer must come from the response cache.
   */
  const inSilence = async (table: string, sql: string) => {
    await server.dataSource.query(`ALTER TABLE ${table} DISABLE TRIGGER ${table}_changed`);
    await server.dataSource.query(sql);
    await server.dataSource.query(`ALTER TABLE ${table} ENABLE TRIGGER ${table}_changed`);
  };

  it('answers from the response cache until a picture is added', async () => {
    const path = '/api/simple_media.php?category=gallery';
    const { headers } = await client.ask(path);
    await inSilence(
      'media_item',
      `INSERT INTO media_item (media_file_id, category) SELECT id, 'gallery' FROM media_file LIMIT 1`,
    );
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(await ids(`${path}&_t=1`)).toEqual([]);

    await aMediaItem(manager, { mediaDir });

    await eventually('the gallery shows both', async () => (await ids(path)).length === 2);
  });

  it('gives the workshops page anew when its pictures or its texts change', async () => {
    const page = async () => (await client.ask(PAGE)).text;
    expect(await page()).toContain('Ellerinizi toprağa bulayın');
    await inSilence(
      'content_entry',
      `INSERT INTO content_entry (section, content_key, content_value) VALUES ('workshops', 'hero_title', 'Buyrun')`,
    );
    expect(await page()).not.toContain('Buyrun');

    await server.dataSource.query(`UPDATE content_entry SET content_value = 'Buyurun'`);
    await eventually('the new text is shown', async () => (await page()).includes('Buyurun'));

    await aMediaItem(manager, { mediaDir, description: 'Sıcak fırın.' });
    await eventually('the new picture is shown', async () => (await page()).includes('Sıcak fırın.'));
  });
});
