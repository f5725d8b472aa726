import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { testEnvironment } from '../../../testing/test-environment.js';
import { createBlankDatabase } from '../../../testing/test-database.js';
import { suiteShop } from '../../../testing/suite-shop.js';
import { FileSystemStore } from '../../media/storage/file-system-store.js';
import { MediaStorage, originalKey } from '../../media/storage/media-storage.js';
import { StorePictureService } from '../../media/store-picture.service.js';
import { Settings } from '../../platform/config/settings.js';
import { pictureFile } from './backup-manifest.js';
import { makeBackup } from './make-backup.js';
import { restoreBackup } from './restore-backup.js';

describe('A backup of a shop whose pictures are not where they should be', () => {
  const shop = suiteShop();
  let storage: MediaStorage;
  let fileName: string;
  let to: string;
  /** Like an unmounted volume, or a MEDIA_DIR that names another folder. */
  let nowhere: MediaStorage;

  beforeAll(async () => {
    storage = shop.app.get(MediaStorage);
    fileName = await handIn(1);
  });
  beforeEach(async () => {
    to = await mkdtemp(join(tmpdir(), 'toprak-backup-'));
    nowhere = new MediaStorage(new FileSystemStore(join(to, 'nothing-here'), { warn: () => undefined }));
  });
  afterEach(async () => {
    await shop.dataSource.query('DELETE FROM media_file WHERE file_name <> $1', [fileName]);
    await rm(to, { recursive: true });
  });

  const handIn = async (shade: number) => {
    const picture = sharp({
      create: { width: 40, height: 30, channels: 3, background: { r: shade, g: 90, b: 60 } },
    });
    const bytes = await picture.png().toBuffer();
    return (await shop.app.get(StorePictureService).store(shop.dataSource.manager, { name: 'kupa', bytes }))
      .fileName;
  };
  const url = () => shop.app.get(Settings).DATABASE_URL;
  const backUp = (from: MediaStorage, keep?: number) =>
    makeBackup({ databaseUrl: url(), storage: from, to, keep });
  const isOnRecord = async (folder: string) =>
    (await shop.dataSource.query<unknown[]>('SELECT FROM backup_run WHERE place = $1', [folder])).length ===
    1;

  it('holds what the one before it held, and counts', async () => {
    const { manifest: before } = await backUp(storage);
    await backUp(nowhere, 1);
    const made = await backUp(nowhere, 1);

    expect(made.manifest.pictures).toEqual(before.pictures);
    expect([made.carriedPictures, made.manifest.missingPictures]).toEqual([[fileName], []]);
    expect(await isOnRecord(made.folder)).toBe(true);
    const blank = await createBlankDatabase();
    const there = new MediaStorage(new FileSystemStore(join(to, 'media'), { warn: () => undefined }));
    await restoreBackup({ databaseUrl: blank.url, storage: there, from: to, replaces: false });
    await blank.drop();
    expect(await there.read(originalKey(fileName))).toEqual(await storage.read(originalKey(fileName)));
  });

  it('that misses one takes nothing away and does not count', async () => {
    const good = await backUp(storage);
    const late = await handIn(2);
    const made = [await backUp(nowhere, 1), await backUp(nowhere, 1)];

    for (const { folder, manifest, removed } of made) {
      expect([manifest.missingPictures, removed]).toEqual([[late], []]);
      expect(await isOnRecord(folder)).toBe(false);
    }
    expect(await readdir(to)).toHaveLength(4);
    const { removed } = await backUp(storage, 1);
    expect(removed).toEqual([good.folder, ...made.map(({ folder }) => folder)]);
  });

  it('holds nothing that a disk has spoilt since', async () => {
    const { manifest } = await backUp(storage);
    for (const picture of manifest.pictures) await writeFile(pictureFile(to, picture), 'a few bad sectors');

    expect((await backUp(nowhere)).manifest).toMatchObject({ pictures: [], missingPictures: [fileName] });
  });

  it('finds what it lacks behind a backup that cannot be read', async () => {
    await backUp(storage);
    const { folder } = await backUp(storage);
    await writeFile(join(folder, 'manifest.json'), '{');

    expect((await backUp(nowhere)).carriedPictures).toEqual([fileName]);
  });

  it('says so, and ends like something that failed', async () => {
    const run = () =>
      promisify(execFile)(
        process.execPath,
        [
          join(process.env['TEST_COMPILED_DIR'] ?? '', 'src/commands/make-backup.js'),
          '--to',
          to,
          '--keep',
          '1',
        ],
        {
          env: testEnvironment({ databaseUrl: url(), iyzicoUrl: 'http://localhost:9' }, { MEDIA_DIR: to }),
        },
      );
    await expect(run()).rejects.toMatchObject({
      code: 1,
      stdout: /rows of \d+ tables and 0 pictures/,
      stderr: new RegExp(`The picture ${fileName} is named but not there.*none of the older ones`, 's'),
    });
    await backUp(storage);
    await expect(run()).rejects.toMatchObject({
      code: 1,
      stderr: `The picture ${fileName} is not in the storage any more; an earlier backup had it.\n`,
    });
  });
});
