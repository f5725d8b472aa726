import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { emptyTables } from '../../testing/empty-tables.js';
import { suiteDatabase } from '../../testing/suite-database.js';
import { Settings } from '../platform/config/settings.js';
import { Log } from '../platform/logging/log.js';
import { PictureProcessor } from '../platform/pictures/picture-processor.js';
import { linkCutSize } from '../../contract/media/link-preview.js';
import { PICTURE_FORMATS, pictureWidths } from '../../contract/media/picture.js';
import { MediaFile } from './media-file.entity.js';
import { PictureQueriesService } from './picture-queries.service.js';
import { PictureVariantsService } from './picture-variants.service.js';
import { FileSystemStore } from './storage/file-system-store.js';
import { MediaStorage } from './storage/media-storage.js';
import { StorePictureService } from './store-picture.service.js';

const silent = new Log(Object.assign(new Settings(), { LOG_LEVEL: 'silent' as const }));
const processor = new PictureProcessor(silent);

function drawn(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#b5583a' } });
}

describe('Pictures', () => {
  const database = suiteDatabase([MediaFile]);
  let mediaDir: string;
  let storage: MediaStorage;
  let store: StorePictureService;
  let variants: PictureVariantsService;

  beforeEach(async () => {
    await emptyTables(database.dataSource, 'media_file');
    mediaDir = await mkdtemp(join(tmpdir(), 'toprak-media-'));
    storage = new MediaStorage(new FileSystemStore(mediaDir, silent));
    store = new StorePictureService(storage, processor);
    const queries = new PictureQueriesService(database.dataSource);
    variants = new PictureVariantsService(queries, storage, processor, silent);
  });

  afterEach(() => rm(mediaDir, { recursive: true, force: true }));

  const manager = () => database.dataSource.manager;
  const stored = async (bytes: Uint8Array, name = 'Kupa.jpg') => store.store(manager(), { bytes, name });
  const originals = () => readdir(join(mediaDir, 'originals')).catch(() => []);

  it('get a readable name, a placeholder for waiting eyes and their true size', async () => {
    const file = await stored(await drawn(600, 400).jpeg().toBuffer(), 'Çay Bardağı IŞIK.JPG');

    expect(file).toMatchObject({ width: 600, height: 400, mimeType: 'image/webp' });
    expect(file.fileName).toMatch(/^cay-bardagi-isik-[0-9a-f]{8}\.webp$/);
    expect(file.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(file.placeholder.length).toBeLessThanOrEqual(400);
    expect(await originals()).toEqual([file.fileName]);
  });

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('are taken as %s', async (format) => {
    expect(await stored(await drawn(40, 30).toFormat(format).toBuffer())).toMatchObject({
      width: 40,
      height: 30,
    });
  });

  it('are stored once, however often and however much at once they are handed in', async () => {
    const bytes = await drawn(60, 60).png().toBuffer();

    const files = await Promise.all(Array.from({ length: 8 }, () => stored(bytes)));
    const again = await stored(bytes, 'Başka Ad.png');

    expect(new Set([...files, again].map(({ id }) => id)).size).toBe(1);
    expect(await originals()).toHaveLength(1);
  });

  it('lose what the camera wrote into them and stand upright', async () => {
    const bytes = await drawn(80, 40)
      .withExif({ IFD0: { Copyright: 'gizli', Make: 'Kamera' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();

    const file = await stored(bytes);
    const kept = await sharp(join(mediaDir, 'originals', file.fileName)).metadata();

    expect(file).toMatchObject({ width: 40, height: 80 });
    expect(kept.exif).toBeUndefined();
    expect(kept.orientation).toBeUndefined();
    expect(kept).toMatchObject({ space: 'srgb', format: 'webp' });
  });

  it('are never kept wider than they are ever shown', async () => {
    expect(await stored(await drawn(3000, 1500).jpeg().toBuffer())).toMatchObject({
      width: 2400,
      height: 1200,
    });
  });

  it.each([
    ['a text', Buffer.from('merhaba')],
    ['nothing', Buffer.alloc(0)],
    [
      'an SVG with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a page that calls itself a picture', Buffer.from('GIF89a<script>alert(1)</script>')],
  ])('refuse %s', async (_what, bytes) => {
    await expect(stored(bytes)).rejects.toMatchObject({ code: 'invalid_picture' });
    expect(await originals()).toEqual([]);
  });

  it('refuse other kinds of pictures, whatever they are called', async () => {
    const tiff = await drawn(10, 10).tiff().toBuffer();

    await expect(stored(tiff, 'kupa.jpg')).rejects.toMatchObject({ code: 'invalid_picture' });
  });

  it('refuse what is damaged', async () => {
    const whole = await sharp({
      create: {
        width: 800,
        height: 800,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 120, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();

    await expect(stored(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      code: 'picture_broken',
    });
  });

  it('refuse what is too large to be opened safely', async () => {
    const bomb = await drawn(7000, 6000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.byteLength).toBeLessThan(10 * 1024 * 1024);

    await expect(stored(bomb)).rejects.toMatchObject({ code: 'picture_too_large' });
    const strip = await drawn(1, 20_001).png().toBuffer();
    await expect(stored(strip)).rejects.toMatchObject({ code: 'picture_too_large' });
    await expect(stored(Buffer.alloc(10 * 1024 * 1024 + 1))).rejects.toMatchObject({
      code: 'picture_too_large',
    });
  });

  describe('in a size', () => {
    const requested = async (width = 320) => {
      const { fileName } = await stored(await drawn(700, 350).jpeg().toBuffer());
      return { fileName, width, format: 'webp' as const };
    };

    it('are made once for many who ask at the same time, and kept', async () => {
      const variant = await requested();
      const reads: string[] = [];
      const read = storage.read.bind(storage);
      storage.read = (key) => {
        reads.push(key);
        return read(key);
      };

      const answers = await Promise.all(Array.from({ length: 10 }, () => variants.get(variant)));
      await variants.get(variant);

      expect(new Set(answers.map((bytes) => Buffer.from(bytes).toString('base64'))).size).toBe(1);
      expect(reads.filter((key) => key.startsWith('originals/'))).toHaveLength(1);
      expect(await readdir(join(mediaDir, 'variants', variant.fileName))).toEqual(['320.webp']);
    });

    it('come in the steps below their own width and never larger', async () => {
      const { fileName } = await requested();

      expect(await variants.fittingWidth(fileName, 10_000)).toBe(700);
      await expect(variants.get({ fileName, width: 960, format: 'webp' })).rejects.toMatchObject({
        code: 'picture_not_found',
      });
      await expect(variants.get({ fileName, width: 321, format: 'webp' })).rejects.toMatchObject({
        code: 'picture_not_found',
      });
      expect(
        await sharp(await variants.get({ fileName, width: 700, format: 'jpeg' })).metadata(),
      ).toMatchObject({ width: 700, height: 350 });
    });

    it.each([
      ['high', { width: 400, height: 800 }, { left: 0, top: 400 }],
      ['wide', { width: 800, height: 210 }, { left: 400, top: 0 }],
    ])('are cut for previews of links where their focus is: %s', async (_shape, size, place) => {
      // Blue at the end, clay everywhere else.
      const blue = await sharp({ create: { ...size, channels: 3, background: '#0000ff' } })
        .png()
        .toBuffer();
      const rest = { width: size.width - place.left, height: size.height - place.top };
      const input = await sharp(blue)
        .extract({ left: 0, top: 0, ...rest })
        .toBuffer();
      const bytes = await drawn(size.width, size.height)
        .composite([{ input, ...place }])
        .png()
        .toBuffer();
      const { fileName } = await stored(bytes, 'İki renk.png');
      const blues = [];
      for (const at of [0, 100]) {
        const picture = sharp(await variants.get({ fileName, at, format: 'jpeg' }));
        const { width, height } = await picture.metadata();
        expect([width, height]).toEqual([400, 210]);
        const { channels } = await picture.stats();
        blues.push(Math.round(channels[2]?.mean ?? 0) > 200);
      }
      expect(blues).toEqual([false, true]);
    });

    it.each([
      [1, 1],
      [11, 40],
      [40, 3],
      [2_400, 2],
      [2, 2_400],
    ])('are made of a picture of %i by %i pixels too, in every format', async (width, height) => {
      const file = await stored(await drawn(width, height).png().toBuffer(), 'Nokta.png');
      expect([file.width, file.height]).toEqual([width, height]);
      const cut = await sharp(
        await variants.get({ fileName: file.fileName, at: 50, format: 'jpeg' }),
      ).metadata();
      expect(linkCutSize(file)).toEqual({ width: cut.width, height: cut.height });
      for (const size of pictureWidths(width)) {
        for (const format of PICTURE_FORMATS) {
          const bytes = await variants.get({ fileName: file.fileName, width: size, format });
          const shown = await sharp(bytes).metadata();
          expect([format, shown.width]).toEqual([format, size]);
          expect((await sharp(bytes).raw().toBuffer()).byteLength).toBeGreaterThan(0);
        }
      }
    });

    it('are made again after a failure', async () => {
      const variant = await requested();
      const read = storage.read.bind(storage);
      storage.read = () => Promise.reject(new Error('the disk is gone'));
      await expect(variants.get(variant)).rejects.toThrow('the disk is gone');
      storage.read = read;

      expect((await variants.get(variant)).byteLength).toBeGreaterThan(0);
    });

    it('are shown even when the disk is full', async () => {
      const variant = await requested();
      storage.write = () => Promise.reject(new Error('no space left'));

      expect((await variants.get(variant)).byteLength).toBeGreaterThan(0);
    });

    it('are not found when their bytes are lost', async () => {
      const variant = await requested();
      await rm(join(mediaDir, 'originals'), { recursive: true });

      await expect(variants.get(variant)).rejects.toMatchObject({ code: 'picture_not_found' });
    });
  });
});
