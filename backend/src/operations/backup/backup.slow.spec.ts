import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import sharp from 'sharp';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { aProduct } from '../../../seed/catalog.js';
import { aCoupon } from '../../../seed/coupons.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { confirmAtBank, pieces, placeCart, seats } from '../../../testing/purchase.js';
import { testEnvironment } from '../../../testing/test-environment.js';
import { createBlankDatabase } from '../../../testing/test-database.js';
import { suiteShop } from '../../../testing/suite-shop.js';
import type { Product } from '../../catalog/product.entity.js';
import { FileSystemStore } from '../../media/storage/file-system-store.js';
import { MediaStorage, originalKey } from '../../media/storage/media-storage.js';
import { StorePictureService } from '../../media/store-picture.service.js';
import { BankReturnService } from '../../payments/bank-return.service.js';
import { ALL_MIGRATIONS } from '../../platform/database/all-migrations.js';
import { SESSION_LOCKS } from '../../platform/database/session-locks.js';
import { migrateDatabase } from '../../platform/database/migrate.js';
import { Settings } from '../../platform/config/settings.js';
import { verifyData } from '../verify/verify-data.js';
import { makeBackup } from './make-backup.js';
import { restoreBackup } from './restore-backup.js';
import { setAside } from './set-aside.js';

/** A migration of a newer version than the backup's. */
class NoteOnCategories1999999999999 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE category ADD COLUMN note text NOT NULL DEFAULT 'new'`);
  }
  down(): Promise<void> {
    return Promise.resolve();
  }
}

describe('A backup', () => {
  const shop = suiteShop();
  let url: string;
  let storage: MediaStorage;
  let mug: Product;
  let to: string;
  let blank: Awaited<ReturnType<typeof createBlankDatabase>>;
  let there: MediaStorage;
  let pictureName: string;

  beforeAll(async () => {
    url = shop.app.get(Settings).DATABASE_URL;
    storage = shop.app.get(MediaStorage);
    const { manager } = shop.dataSource;
    const picture = await shop.app
      .get(StorePictureService)
      .store(manager, { name: 'kupa', bytes: await aPicture(1) });
    pictureName = picture.fileName;
    mug = await aProduct(manager, {
      name: 'Kupa\t"ılık"\\N',
      stockQuantity: 50,
      pictures: [{ mediaFileId: picture.id, alt: 'Kupa' }],
    });
    const session = await aWorkshopSession(manager);
    await aCoupon(manager);
    await buy([pieces(mug, 2), seats(session)], 'TOPRAK10');
  });
  beforeEach(async () => {
    to = await mkdtemp(join(tmpdir(), 'toprak-backup-'));
    blank = await createBlankDatabase();
    there = new MediaStorage(new FileSystemStore(join(to, 'media'), { warn: () => undefined }));
  });
  afterEach(async () => {
    await blank.drop();
    await rm(to, { recursive: true });
  });

  const aPicture = (shade: number) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: { r: shade, g: 90, b: 60 } } })
      .png()
      .toBuffer();
  const buy = async (lines: Parameters<typeof placeCart>[1]['lines'], couponCode?: string) => {
    const placed = await placeCart(shop.app, { lines, ...(couponCode && { couponCode }) });
    await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
  };
  const backUp = (keep?: number) => makeBackup({ databaseUrl: url, storage, to, keep });
  const restore = (given: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
    restoreBackup({ databaseUrl: blank.url, storage: there, from: to, replaces: false, ...given });
  const differences = (databaseUrl: string) => verifyData(databaseUrl, () => undefined);

  it('brings every row of every table back, with pictures, sequences and foreign keys', async () => {
    await backUp();
    const { folder, manifest } = await restore();

    const before = await contentOf(url, `WHERE place <> '${folder}'`);
    expect(await contentOf(blank.url)).toEqual(before);
    expect(Object.keys(before).length).toBeGreaterThan(50);
    const rows = Object.fromEntries(manifest.tables.map((table) => [table.name, table.rows]));
    expect(rows).toMatchObject({
      order: 1,
      order_line: 2,
      booking: 1,
      stock_movement: 1,
      seat_movement: 1,
      coupon_use: 1,
    });
    expect(await there.read(originalKey(pictureName))).toEqual(await storage.read(originalKey(pictureName)));
    expect(await differences(blank.url)).toBe(0);
    expect(await shapeOf(blank.url)).toEqual(await shapeOf(url));
    await expect(queryOf(blank.url, `DELETE FROM category WHERE slug = 'genel'`)).rejects.toThrow('stays');
    await queryOf(blank.url, `INSERT INTO log_entry (event_type) VALUES ('user_login')`);
  });

  it('is made while another process leads the scheduled tasks, and only once at a time', async () => {
    const leader = new pg.Client({ connectionString: url });
    await leader.connect();
    await leader.query('SELECT pg_advisory_lock($1)', [SESSION_LOCKS.tasks]);
    await expect(backUp()).resolves.toMatchObject({ removed: [] });

    await leader.query('SELECT pg_advisory_lock($1)', [SESSION_LOCKS.backup]);
    await expect(backUp()).rejects.toThrow('Another backup');
    await leader.end();
  });

  it('heals a picture that was spoilt in the backup before', async () => {
    await backUp();
    const [spoilt = ''] = await picturesIn(to);
    await writeFile(spoilt, 'a few bad sectors');
    await backUp();

    await restore();
    expect(await there.read(originalKey(pictureName))).toEqual(await storage.read(originalKey(pictureName)));
  });

  it('is of one moment, while orders and pictures go on', async () => {
    const { manager } = shop.dataSource;
    const buying = (async () => {
      for (let n = 0; n < 4; n += 1) {
        await buy([pieces(mug)]);
        await shop.app
          .get(StorePictureService)
          .store(manager, { name: `yeni ${n}`, bytes: await aPicture(n + 2) });
      }
    })();
    for (let n = 0; n < 3; n += 1) await backUp();
    await buying;
    const { manifest } = await restore();

    expect(manifest.missingPictures).toEqual([]);
    expect(await differences(blank.url)).toBe(0);
  });

  it('keeps a picture that is deleted while it is made', async () => {
    const { manager } = shop.dataSource;
    const { fileName } = await shop.app
      .get(StorePictureService)
      .store(manager, { name: 'gider', bytes: await aPicture(99) });
    const readOnce = {
      read: async (key: string) => {
        const bytes = await storage.read(key);
        if (key === originalKey(fileName)) await storage.remove([key]);
        return bytes;
      },
    };
    const first = await makeBackup({ databaseUrl: url, storage: readOnce, to });
    expect(first.manifest.missingPictures).toEqual([]);
    expect((await backUp()).carriedPictures).toEqual([fileName]);
    await manager.query('DELETE FROM media_file WHERE file_name = $1', [fileName]);
    await restore({ from: first.folder });

    expect(await there.read(originalKey(fileName))).not.toBeNull();
  });

  it('goes on record once it is complete, and the old ones go', async () => {
    const [first, second, third] = [await backUp(), await backUp(), await backUp(2)];

    expect(third.removed).toEqual([first.folder]);
    expect((await readdir(to)).sort()).toEqual(
      [second.folder, third.folder, 'pictures'].map((path) => path.replace(`${to}/`, '')).sort(),
    );
    const runs = await shop.dataSource.query<{ place: string }[]>(
      'SELECT place FROM backup_run ORDER BY id DESC',
    );
    expect(runs[0]).toEqual({ place: third.folder });
    await restore();
  });

  it('that was cut off counts for nothing, and is cleared up', async () => {
    await mkdir(join(to, '2026-11-01T00-00-00-000Z.part'));
    await mkdir(join(to, 'pictures'));
    await writeFile(join(to, 'pictures', 'nobodys'), 'x');
    await expect(restore()).rejects.toThrow('There is no backup in');
    const { folder } = await backUp(1);

    expect(await readdir(to)).toEqual([folder.replace(`${to}/`, ''), 'pictures']);
    expect(await readdir(join(to, 'pictures'))).not.toContain('nobodys');
  });

  it('is not made twice at once', async () => {
    const results = await Promise.allSettled([backUp(), backUp()]);

    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('that is refused leaves the one under way alone, even when both began at once', async () => {
    const moment = '2026-11-28T12:00:00.000Z';
    const spy = jest.spyOn(Date.prototype, 'toISOString').mockReturnValue(moment);
    const refusing = {
      read: async (key: string) => {
        await expect(backUp()).rejects.toThrow('Another backup');
        return storage.read(key);
      },
    };
    try {
      await expect(makeBackup({ databaseUrl: url, storage: refusing, to })).resolves.toMatchObject({
        folder: join(to, '2026-11-28T12-00-00-000Z'),
      });
    } finally {
      spy.mockRestore();
    }
  });

  it('is not poured over a shop unless that is wished, nor under a running one', async () => {
    await backUp();
    await migrateDatabase(blank.url);
    await expect(restore()).rejects.toThrow('The database is not empty.');
    await expect(restore({ databaseUrl: url, replaces: true })).rejects.toThrow(
      'Stop all its processes first.',
    );
    await restore({ replaces: true });

    expect(await differences(blank.url)).toBe(0);
  });

  it.each([
    ['the pictures cannot be written', {}, 'no room'],
    ['it has other rows than it says', { rows: 7 }, 'category has'],
    ['its list lacks a table', { name: null }, 'Missing: category'],
    ['its list names a table that is none', { name: '../evil' }, 'Unknown or named twice: ../evil'],
  ])(
    'leaves what it was to replace as it is when %s',
    async (_what, given, reason) => {
      const { folder, manifest } = await backUp();
      await restore();
      await queryOf(blank.url, `UPDATE category SET name = 'Eski' WHERE slug = 'genel'`);
      const before = await contentOf(blank.url);
      const tables = manifest.tables.map((table) =>
        table.name === 'category' ? { ...table, ...given } : table,
      );
      const changed = { ...manifest, tables: tables.filter(({ name }) => name !== null) };
      await writeFile(join(folder, 'manifest.json'), JSON.stringify(changed));
      const evil = await readFile(join(folder, 'tables/category.copy.gz'));
      await writeFile(join(folder, 'evil.copy.gz'), evil);
      const full = { write: () => Promise.reject(new Error('no room')) };

      const isFull = reason === 'no room';
      await expect(restore({ replaces: true, ...(isFull && { storage: full }) })).rejects.toThrow(reason);
      expect(await contentOf(blank.url)).toEqual(before);
      expect(await differences(blank.url)).toBe(0);
    },
    120_000,
  );

  it('leaves the shop as it was when that came back meanwhile', async () => {
    await backUp();
    await restore();
    const before = await contentOf(blank.url);
    const shopAgain = new pg.Client({ connectionString: blank.url, application_name: 'toprak-web' });
    let coming: Promise<unknown> | undefined;
    const comingBack = { write: () => (coming ??= shopAgain.connect()).then(() => undefined) };
    await expect(restore({ replaces: true, storage: comingBack })).rejects.toThrow('Stop all its processes');
    await shopAgain.end();
    expect(await contentOf(blank.url)).toEqual(before);
  }, 120_000);

  it('first undoes an earlier restore that was killed', async () => {
    await backUp();
    await restore();
    const before = await contentOf(blank.url);
    const killed = new pg.Client({ connectionString: blank.url });
    await killed.connect();
    await setAside(killed);
    await killed.end();
    await migrateDatabase(blank.url);

    await expect(restore()).rejects.toThrow('The database is not empty.');
    expect(await contentOf(blank.url)).toEqual(before);
    await restore({ replaces: true });
    expect(await shapeOf(blank.url)).toEqual(await shapeOf(url));
  }, 120_000);

  it('is looked through before anything is changed', async () => {
    const { folder, manifest } = await backUp();
    const [picture] = manifest.pictures;
    const change = async (path: string, text: string) => {
      const before = await readFile(path);
      await writeFile(path, text);
      return () => writeFile(path, before);
    };
    const putBack = await change(join(folder, 'tables/order.copy.gz'), 'x');
    await expect(restore()).rejects.toThrow('The rows of order in');
    await putBack();
    const putPictureBack = await change(join(to, 'pictures', picture!.sha256), 'x');
    await expect(restore()).rejects.toThrow('was damaged');
    await putPictureBack();
    const newer = { ...manifest, migrations: [...manifest.migrations, 'Later1799999999999'] };
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(newer));
    await expect(restore()).rejects.toThrow('newer version of the shop, which has run Later1799999999999');
    expect(await contentOf(blank.url)).toEqual({});
  });

  it('with damaged pictures names all of them, and is restored without them on request', async () => {
    const store = async (shade: number) =>
      shop.app
        .get(StorePictureService)
        .store(shop.dataSource.manager, { name: 'tabak', bytes: await aPicture(shade) });
    const [spoilt, gone] = [await store(120), await store(240)];
    const { manifest } = await backUp();
    const savedAs = ({ fileName }: { readonly fileName: string }) =>
      join(to, 'pictures', manifest.pictures.find((picture) => picture.fileName === fileName)!.sha256);
    await writeFile(savedAs(spoilt), 'x');
    await rm(savedAs(gone));
    await expect(restore()).rejects.toThrow(
      new RegExp(`${spoilt.fileName} was damaged.*${gone.fileName} is not in the backup any more`, 's'),
    );
    expect(await contentOf(blank.url)).toEqual({});

    const { damaged } = await restore({ isWithoutDamaged: true });
    expect(damaged).toEqual([spoilt.fileName, gone.fileName]);
    expect(await there.read(originalKey(spoilt.fileName))).toBeNull();
    expect(await there.read(originalKey(pictureName))).not.toBeNull();
    expect(await differences(blank.url)).toBe(0);
  });

  it('of an older version is brought up to date', async () => {
    await backUp();
    await restore({ migrations: [...ALL_MIGRATIONS, NoteOnCategories1999999999999] });

    expect(await queryOf(blank.url, `SELECT slug, note FROM category WHERE slug = 'genel'`)).toEqual([
      { slug: 'genel', note: 'new' },
    ]);
  }, 120_000);

  it('is a command, and so is its way back', async () => {
    const run = (name: string, args: string[], databaseUrl: string, MEDIA_DIR: string) =>
      promisify(execFile)(
        process.execPath,
        [join(process.env['TEST_COMPILED_DIR'] ?? '', `src/commands/${name}.js`), ...args],
        {
          env: testEnvironment({ databaseUrl, iyzicoUrl: 'http://localhost:9' }, { MEDIA_DIR }),
        },
      );
    const media = shop.app.get(Settings).MEDIA_DIR;

    const made = await run('make-backup', ['--to', to, '--keep', '3'], url, media);
    expect(made.stdout).toMatch(/rows of \d+ tables and \d+ pictures, \d+ bytes\.\n$/);
    const back = await run('restore-backup', ['--from', to], blank.url, join(to, 'media'));
    expect(back.stdout).toContain('is restored');
    await expect(run('make-backup', [], url, media)).rejects.toMatchObject({
      code: 1,
      stderr: /Say npm run backup/,
    });
    await expect(run('restore-backup', ['--from', to], '', media)).rejects.toMatchObject({ code: 78 });
  }, 120_000);
});

async function queryOf(url: string, sql: string): Promise<object[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The content of each table as one text. */
async function contentOf(url: string, ofBackupRuns = ''): Promise<Record<string, unknown>> {
  const tables = (await queryOf(
    url,
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'`,
  )) as { name: string }[];
  const content: Record<string, unknown> = {};
  for (const { name } of tables) {
    const which = name === 'backup_run' ? ofBackupRuns : '';
    [content[name]] = await queryOf(
      url,
      `SELECT count(*)::int, md5(string_agg(row::text, '|' ORDER BY row::text)) FROM "${name}" row ${which}`,
    );
  }
  return content;
}

/** The triggers, constraints and sequences of a database. */
function shapeOf(url: string): Promise<object[]> {
  return queryOf(
    url,
    `SELECT concat_ws(' ', tgname, tgenabled, tgrelid::regclass) AS what FROM pg_trigger WHERE NOT tgisinternal
     UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace
     UNION ALL SELECT sequencename FROM pg_sequences WHERE schemaname = 'public' ORDER BY what`,
  );
}

async function picturesIn(to: string): Promise<string[]> {
  const entries = await readdir(join(to, 'pictures'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
