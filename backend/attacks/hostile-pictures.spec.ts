import { beforeEach, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import {
  MAX_MEDIA_BYTES,
  MEDIA_MISSING,
  MEDIA_TOO_LARGE,
  MEDIA_TYPE_REFUSED,
} from '../contract/media/media-upload.js';
import { emptyTables } from '../testing/empty-tables.js';
import { peakMemoryOf, pictureProcesses } from '../testing/picture-processes.js';
import type { HttpAnswer } from '../testing/shop-client.js';
import { suiteAdmin } from '../testing/suite-admin.js';
import { suiteFolder } from '../testing/suite-folder.js';
import { suiteServer } from '../testing/suite-server.js';

const SCRIPT = '<script>alert(1)</script>';
const SECRET = 'Kuzguncuk-41.03N-29.03E';
/** The paths for uploads of the back office and of documented clients. */
const LIBRARY = '/api/media_manager.php';
const POSTS = '/api/upload_blog_image.php';
const PRODUCTS = '/api/upload_image.php';
const UPLOADS = [LIBRARY, POSTS, PRODUCTS] as const;
/** The paths with the upload rules of specification 3, section 5. */
const BY_MEDIA_RULES = [LIBRARY, POSTS] as const;

const mediaDir = suiteFolder();
const server = suiteServer({ MEDIA_DIR: mediaDir });
const admin = suiteAdmin(server);

beforeEach(async () => {
  await emptyTables(server.dataSource, 'media_file');
  rmSync(join(mediaDir, 'originals'), { recursive: true, force: true });
});

interface HandedIn {
  readonly name?: string;
  readonly type?: string;
  readonly path?: string;
}

async function handIn(
  bytes: Uint8Array,
  { name = 'resim.jpg', type = 'image/jpeg', path = LIBRARY }: HandedIn = {},
) {
  const form = new FormData();
  form.append(path === POSTS ? 'image' : 'file', new Blob([new Uint8Array(bytes)], { type }), name);
  return admin.ask(path, { method: 'POST', body: form });
}
const told = ({ status, json }: HttpAnswer) => [status, (json as { error?: string }).error] as const;
const kept = () => {
  try {
    return readdirSync(join(mediaDir, 'originals')).map((file) =>
      readFileSync(join(mediaDir, 'originals', file)),
    );
  } catch {
    return [];
  }
};
const drawn = (width = 32, height = 32) =>
  sharp({ create: { width, height, channels: 3, background: '#b5583a' } });
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 120, sigma: 60 },
    },
  });
const joined = async (picture: Promise<Buffer>, tail: string | Buffer) =>
  Buffer.concat([await picture, Buffer.from(tail as string)]);

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const END = pngChunk('IEND', Buffer.alloc(0));

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 0, 0, 0, 0], 8);
  return pngChunk('IHDR', data);
}

/** A few kilobytes that decode to `width * height` bytes. */
function pngBomb(width: number, height: number): Buffer {
  const rows = deflateSync(Buffer.alloc(1024 * 1024));
  return Buffer.concat([SIGNATURE, header(width, height), pngChunk('IDAT', rows), END]);
}

/** A small picture with a compressed text of a hundred megabytes before its pixels. */
async function textBomb(): Promise<Buffer> {
  const png = await drawn().png().toBuffer();
  const afterHeader = SIGNATURE.length + 25;
  const text = Buffer.concat([
    Buffer.from('Comment\0\0', 'latin1'),
    deflateSync(Buffer.alloc(100 * 1024 * 1024)),
  ]);
  return Buffer.concat([png.subarray(0, afterHeader), pngChunk('zTXt', text), png.subarray(afterHeader)]);
}

/** A small picture on a canvas of the format's largest size. */
async function gifBomb(): Promise<Buffer> {
  const gif = await drawn().gif().toBuffer();
  gif.fill(0xff, 6, 10);
  return gif;
}

/** A PNG that declares itself animated and has a second frame. */
async function animatedPng(): Promise<Buffer> {
  const png = await drawn().png().toBuffer();
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2, 0);
  const afterHeader = SIGNATURE.length + 25;
  return Buffer.concat([png.subarray(0, afterHeader), pngChunk('acTL', control), png.subarray(afterHeader)]);
}

const animatedGif = () =>
  sharp(Buffer.concat([Buffer.alloc(32 * 32 * 3, 20), Buffer.alloc(32 * 32 * 3, 220)]), {
    raw: { width: 32, height: 64, channels: 3, pageHeight: 32 },
  })
    .gif({ delay: [100, 100] })
    .toBuffer();

describe('A picture that is something else besides', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['a GIF and a script', () => joined(drawn().gif().toBuffer(), `*/=1;alert(1);${SCRIPT}`)],
    ['a JPEG and a page', () => joined(drawn().jpeg().toBuffer(), `<html>${SCRIPT}</html>`)],
    ['a PNG and an archive', () => joined(drawn().png().toBuffer(), Buffer.from(`PK\u0003\u0004${SCRIPT}`))],
    ['a WebP and a page', () => joined(drawn().webp().toBuffer(), `<html>${SCRIPT}</html>`)],
    [
      'a JPEG whose notes are a page and say where it was taken',
      () =>
        drawn()
          .withExif({
            IFD0: { Copyright: SCRIPT, ImageDescription: SECRET },
            IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 1/1 48/1', GPSLongitudeRef: 'E' },
          })
          .jpeg()
          .toBuffer(),
    ],
    ['an animated PNG', animatedPng],
    ['an animated GIF', animatedGif],
    ['a GIF that says it has four thousand million pixels', gifBomb],
  ])('is kept as a still picture and nothing else: %s', async (_what, make) => {
    const answer = await handIn(await make(), { name: `../../${SCRIPT}.php\\.jpg` });
    expect(answer.status).toBe(200);
    const { media } = answer.json as { media: { file_path: string; original_name: string } };
    expect(media.file_path).toMatch(/^\/api\/uploads\/[a-z0-9-]+\.webp$/);
    expect(media.original_name).not.toMatch(/[/\\\0]/);

    const [bytes, ...others] = kept();
    expect(others).toEqual([]);
    const { format, width, height, pages, exif, xmp, icc } = await sharp(bytes).metadata();
    expect({ format, width, height, pages, exif, xmp, icc }).toEqual({
      format: 'webp',
      width: 32,
      height: 32,
    });
    expect(bytes?.toString('latin1')).not.toMatch(/alert|<html|Kuzguncuk/);

    const served = await admin.ask(media.file_path);
    expect(served.headers.get('content-type')).toMatch(/^image\//);
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(served.text).not.toContain('alert');
  });
});

describe('A picture of a post', () => {
  it('may be a GIF, of which the first frame is kept', async () => {
    const { status, json } = await handIn(await animatedGif(), { path: POSTS, name: 'çark.gif' });
    expect([status, json]).toEqual([
      200,
      { success: true, data: expect.objectContaining({ width: 32, height: 32 }) as unknown },
    ]);
  });
});

describe('What is no picture', () => {
  const SVG = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`);
  it.each<[string, () => Buffer | Promise<Buffer>, HandedIn]>([
    ['an SVG with a script', () => SVG, { name: 'resim.svg', type: 'image/svg+xml' }],
    ['the same under another name', () => SVG, { name: 'resim.png', type: 'image/png' }],
    ['a page', () => Buffer.from(`<html>${SCRIPT}</html>`), {}],
    ['a page with the first letters of a GIF', () => Buffer.from(`GIF89a${SCRIPT}`), { name: 'resim.gif' }],
    ['a TIFF that says it is a JPEG', () => drawn().tiff().toBuffer(), {}],
    ['an AVIF that says it is a WebP', () => drawn().avif().toBuffer(), { type: 'image/webp' }],
    ['nothing at all', () => Buffer.alloc(0), {}],
  ])('is refused, whatever it is called: %s', async (_what, make, called) => {
    const bytes = await make();
    for (const path of BY_MEDIA_RULES) {
      expect([path, ...told(await handIn(bytes, { ...called, path }))]).toEqual([
        ...[path, 415, MEDIA_TYPE_REFUSED],
      ]);
    }
    expect((await handIn(bytes, { ...called, path: PRODUCTS })).status).toBe(415);
    expect(kept()).toEqual([]);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('is not kept when it is half a %s', async (format) => {
    const whole = await noise(400, 400).toFormat(format).toBuffer();
    for (const path of UPLOADS) {
      const { status } = await handIn(whole.subarray(0, whole.length / 2), { path });
      expect([path, [400, 415].includes(status)]).toEqual([path, true]);
    }
    expect(kept()).toEqual([]);
  });

  it.each(BY_MEDIA_RULES)('is a form without a file: %s', async (path) => {
    const form = new FormData();
    form.append(path === POSTS ? 'type' : 'category', path === POSTS ? 'featured' : 'general');
    expect(told(await admin.ask(path, { method: 'POST', body: form }))).toEqual([400, MEDIA_MISSING]);
  });
});

describe('What is too much', () => {
  it.each(BY_MEDIA_RULES)(
    'is refused from five megabytes and a byte on, no byte earlier: %s',
    async (path) => {
      const picture = await drawn().jpeg().toBuffer();
      const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
      expect((await handIn(padded(MAX_MEDIA_BYTES), { path })).status).toBe(200);
      expect(told(await handIn(padded(MAX_MEDIA_BYTES + 1), { path }))).toEqual([413, MEDIA_TOO_LARGE]);
      expect(told(await handIn(padded(MAX_MEDIA_BYTES + 4096), { path }))).toEqual([413, MEDIA_TOO_LARGE]);
    },
  );

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a PNG of 900 million pixels', () => pngBomb(30_000, 30_000)],
    ['a PNG that says it has four thousand million', () => pngBomb(65_535, 65_535)],
  ])('is not unpacked: %s', async (_what, make) => {
    const bytes = await make();
    expect(bytes.length).toBeLessThan(MAX_MEDIA_BYTES);
    const startedAt = Date.now();
    for (const path of UPLOADS) expect([413, 415]).toContain((await handIn(bytes, { path })).status);
    expect(Date.now() - startedAt).toBeLessThan(5_000);
    expect(kept()).toEqual([]);
  });

  it('is not unpacked from the notes of a small picture either', async () => {
    const { status } = await handIn(await textBomb());
    expect([200, 400, 415]).toContain(status);
    for (const bytes of kept()) expect(bytes.length).toBeLessThan(10_000);
    const peaks = pictureProcesses().map(peakMemoryOf);
    expect(peaks).not.toEqual([]);
    expect(Math.max(...peaks)).toBeLessThan(400 * 1024 * 1024);
  });
});
