import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { emptyTables } from '../../testing/empty-tables.js';
import { type MediaPlaces, startMediaPlaces } from '../../testing/media-stores.js';
import { FixedClock } from '../../testing/fixed-clock.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { Settings } from '../platform/config/settings.js';
import { MEDIA_STORES } from '../platform/config/media-settings.js';
import { Log } from '../platform/logging/log.js';
import { OrphanSweeperService } from './orphan-sweeper.service.js';
import { MediaFile } from './media-file.entity.js';
import { RemoveBytesService } from './remove-bytes.service.js';
import { MediaStorage } from './storage/media-storage.js';
import type { MediaStore } from './storage/media-store.js';
import { openMediaStore } from './storage/open-media-store.js';

const silent = new Log(Object.assign(new Settings(), { LOG_LEVEL: 'silent' as const }));
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

describe('An orphan', () => {
  let database: TestDatabase;
  let places: MediaPlaces;

  beforeAll(async () => {
    database = await createTestDatabase([MediaFile]);
    places = await startMediaPlaces();
  });
  afterAll(async () => {
    await places.end();
    await database.drop();
  });
  beforeEach(() => emptyTables(database.dataSource, 'media_file'));

  const orphanSweeper = (store: MediaStore, now: string) => {
    const { dataSource } = database;
    const storage = new MediaStorage(store);
    const bytes = new RemoveBytesService(dataSource, storage, silent);
    return new OrphanSweeperService(dataSource, storage, bytes, new FixedClock(now), silent);
  };
  const aRow = (fileName: string) =>
    database.dataSource.query(
      `INSERT INTO media_file (file_name, content_hash, mime_type, width, height, byte_size, placeholder)
       VALUES ($1, $1, 'image/webp', 1, 1, 1, '')`,
      [fileName],
    );
  const keysOf = async (store: MediaStore) => {
    const keys: string[] = [];
    for (const folder of ['originals', 'variants']) {
      for await (const key of store.list(folder)) keys.push(key);
    }
    return keys.sort();
  };
  const clear = async (store: MediaStore) => {
    for (const key of await keysOf(store)) await store.remove(key);
  };

  describe.each(MEDIA_STORES)('in a %s', (name) => {
    let store: MediaStore;
    const write = (...keys: string[]) => Promise.all(keys.map((key) => store.write(key, Buffer.from('x'))));

    beforeEach(async () => {
      store = await openMediaStore(name, places.settings, silent);
      await clear(store);
    });

    it('goes after a day when no row names it, and nothing else does', async () => {
      const named = ['originals/kupa.webp', 'variants/kupa.webp/320.webp'];
      await write(...named, 'originals/yok.webp', 'variants/yok.webp/320.webp');
      await aRow('kupa.webp');

      await orphanSweeper(store, inHours(23)).sweep();
      expect(await keysOf(store)).toHaveLength(4);
      await orphanSweeper(store, inHours(25)).sweep();
      expect(await keysOf(store)).toEqual(named);
    });

    it('stays when the database seems to be another shop’s', async () => {
      await write(...Array.from({ length: 51 }, (_, at) => `originals/a${at}.webp`));

      await orphanSweeper(store, inHours(25)).sweep();
      expect(await keysOf(store)).toHaveLength(51);
    });
  });

  it('is looked at a part at a time', async () => {
    const store = await openMediaStore('folder', places.settings, silent);
    await clear(store);
    const named = Array.from({ length: 2_000 }, (_, at) => `a${at}.webp`);
    await database.dataSource.query(
      `INSERT INTO media_file (file_name, content_hash, mime_type, width, height, byte_size, placeholder)
       SELECT name, name, 'image/webp', 1, 1, 1, '' FROM unnest($1::text[]) name`,
      [named],
    );
    const write = (key: string) => store.write(key, Buffer.from('x'));
    await Promise.all([...named.map((each) => `originals/${each}`), 'originals/z.webp'].map(write));
    const sweeper = orphanSweeper(store, inHours(25));

    await sweeper.sweep();
    expect(await store.read('originals/z.webp')).not.toBeNull();
    await sweeper.sweep();
    expect(await store.read('originals/z.webp')).toBeNull();
    await write('originals/a-new-one.webp');
    await sweeper.sweep();
    expect(await store.read('originals/a-new-one.webp')).toBeNull();
  });

  it('of a write that was cut off goes after a day', async () => {
    const store = await openMediaStore('folder', places.settings, silent);
    await clear(store);
    await aRow('kupa.webp');
    const folder = places.settings.MEDIA_DIR;
    const old = ['originals/kupa.webp.0a1b2c3d.part', 'variants/kupa.webp/320.webp.0a1b2c3d.part'];
    for (const key of [...old, 'originals/kupa.webp', 'originals/kupa.webp.4e5f6a7b.part']) {
      await mkdir(dirname(join(folder, key)), { recursive: true });
      await writeFile(join(folder, key), 'half');
    }
    for (const key of old) await utimes(join(folder, key), new Date(inHours(-25)), new Date(inHours(-25)));

    await orphanSweeper(store, inHours(0)).sweep();
    expect((await readdir(join(folder, 'originals'))).sort()).toEqual([
      'kupa.webp',
      'kupa.webp.4e5f6a7b.part',
    ]);
    expect(await readdir(join(folder, 'variants/kupa.webp'))).toEqual([]);
  });
});
