import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { anAdmin } from '../../seed/admins.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { eventually } from '../../testing/poll.js';
import { suiteShop } from '../../testing/suite-shop.js';
import type { Actor } from '../platform/sessions/actor.js';
import { RemoveMediaService } from './back-office/remove-media.service.js';
import { SaveMediaService } from './back-office/save-media.service.js';
import { PruneUploadsService } from './prune-uploads.service.js';
import { MediaStorage, originalKey } from './storage/media-storage.js';
import { StorePictureService } from './store-picture.service.js';
import { UploadPictureService } from './upload-picture.service.js';

const SAID = { category: 'products', title: '', altText: '', description: '' } as const;

describe('A picture that is handed in again while it is thrown away', () => {
  const shop = suiteShop();
  let storage: MediaStorage;
  let actor: Actor;

  beforeAll(async () => {
    storage = shop.app.get(MediaStorage);
    const { id } = await anAdmin(shop.dataSource.manager);
    actor = { adminId: id, ipAddress: '198.18.0.1', userAgent: 'test' };
  });
  afterEach(async () => {
    Reflect.deleteProperty(storage, 'remove');
    await emptyTables(shop.dataSource, 'media_item', 'picture_upload');
  });

  const drawn = (shade: number) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: { r: shade, g: 9, b: 60 } } })
      .png()
      .toBuffer();
  const handIn = async (shade: number) =>
    shop.app.get(UploadPictureService).upload({ name: 'kupa', bytes: await drawn(shade) });
  const upload = async (shade: number) =>
    shop.app.get(SaveMediaService).upload(actor, { name: 'kupa', bytes: await drawn(shade) }, SAID);
  const forgetAll = async () => {
    await shop.dataSource.query(`UPDATE picture_upload SET uploaded_at = now() - interval '25 hours'`);
    await shop.app.get(PruneUploadsService).prune();
  };
  /** Names of pictures that have a row and no bytes. */
  const broken = async () => {
    const rows = await shop.dataSource.query<{ name: string }[]>('SELECT file_name AS name FROM media_file');
    const kept = await Promise.all(rows.map(({ name }) => storage.read(originalKey(name))));
    return rows.filter((_row, at) => kept[at] === null);
  };
  const isSomebodyWaiting = async () => {
    const waiting = await shop.dataSource.query<unknown[]>(
      `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    return waiting.length > 0;
  };
  const beforeBytesGo = (deed: () => Promise<unknown>) => {
    const remove = storage.remove.bind(storage);
    let isFirst = true;
    storage.remove = async (keys) => {
      if (isFirst) {
        isFirst = false;
        await deed();
      }
      await remove(keys);
    };
  };

  it('is whole when another one’s bytes are just going', async () => {
    for (const shade of [1, 2]) await handIn(shade);
    beforeBytesGo(() =>
      Promise.race([Promise.all([handIn(1), handIn(2)]), eventually('waits', isSomebodyWaiting)]),
    );
    await forgetAll();

    await Promise.all([handIn(1), handIn(2)]);
    expect(await broken()).toEqual([]);
  });

  it('is whole when its own bytes are just going', async () => {
    const { id } = await upload(3);
    let storing: Promise<unknown> = Promise.resolve();
    beforeBytesGo(async () => {
      storing = upload(3);
      await Promise.race([storing, eventually('waits', isSomebodyWaiting)]);
    });
    await shop.app.get(RemoveMediaService).remove(actor, { id });
    await storing;

    expect(await broken()).toEqual([]);
  });

  it('is whole however the two meet', async () => {
    for (let round = 0; round < 15; round += 1) {
      await handIn(4);
      await Promise.allSettled([forgetAll(), handIn(4), handIn(4)]);
      expect(await broken()).toEqual([]);
    }
  });

  it('has its bytes again when they were lost', async () => {
    const { fileName } = await handIn(5);
    await storage.remove([originalKey(fileName)]);
    const { manager } = shop.dataSource;
    const again = await shop.app
      .get(StorePictureService)
      .store(manager, { name: 'x', bytes: await drawn(5) });

    expect(again.fileName).toBe(fileName);
    expect(await broken()).toEqual([]);
  });
});
