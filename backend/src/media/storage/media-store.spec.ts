import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { openSmallDisk } from '../../../testing/small-disk.js';
import { type MediaPlaces, startMediaPlaces } from '../../../testing/media-stores.js';
import { MEDIA_STORES, MediaSettings } from '../../platform/config/media-settings.js';
import { MediaStorage } from './media-storage.js';
import type { StoredObject, MediaStore } from './media-store.js';
import { openMediaStorage, openMediaStore } from './open-media-store.js';

const silent = { warn: () => undefined };
const bytesOf = (text: string) => Buffer.from(text);

async function keysOf(store: MediaStore, folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.list(folder)) keys.push(key);
  return keys.sort();
}

describe.each(MEDIA_STORES)('A store of pictures in a %s', (name) => {
  let places: MediaPlaces;
  let store: MediaStore;

  beforeAll(async () => {
    places = await startMediaPlaces();
    store = await openMediaStore(name, places.settings, silent);
  });
  afterAll(() => places.end());

  it.each([
    ['an empty one', Buffer.alloc(0)],
    ['a small one', bytesOf('kupa')],
    ['one of ten megabytes', Buffer.alloc(10 * 1024 * 1024, 7)],
  ])('gives back %s as it was', async (_what, bytes) => {
    await store.write('originals/kupa.webp', bytes);

    expect((await store.read('originals/kupa.webp'))?.equals(bytes)).toBe(true);
  });

  it('knows nothing of what was never kept', async () => {
    expect(await store.read('originals/yok.webp')).toBeNull();
    expect(await store.read('yok/kupa.webp')).toBeNull();
    expect(await keysOf(store, 'yok')).toEqual([]);
    await expect(store.remove('originals/yok.webp')).resolves.toBeUndefined();
  });

  it('replaces what stood there', async () => {
    await store.write('originals/tabak.webp', bytesOf('an old and longer one'));
    await store.write('originals/tabak.webp', bytesOf('new'));

    expect(await store.read('originals/tabak.webp')).toEqual(bytesOf('new'));
  });

  it('removes a picture with all its sizes, and nobody else whose name begins alike', async () => {
    const sizes = ['variants/vazo.webp/320.webp', 'variants/vazo.webp/640.avif'];
    const others = ['variants/vazo.webp-2/320.webp', 'variants/vazo/320.webp'];
    for (const key of [...sizes, ...others]) await store.write(key, bytesOf(key));

    await store.remove('variants/vazo.webp');

    expect(await Promise.all(sizes.map((key) => store.read(key)))).toEqual([null, null]);
    expect(await keysOf(store, 'variants')).toEqual([...others].sort());
    await store.remove('variants/vazo');
    await store.remove('variants/vazo.webp-2');
  });

  it('lists everything below a folder, also more than one answer holds', async () => {
    const keys = Array.from({ length: 60 }, (_, at) => `many/${at}.webp/320.webp`);
    await Promise.all(keys.map((key) => store.write(key, bytesOf('x'))));

    expect(await keysOf(store, 'many')).toEqual([...keys].sort());
  });

  it('is looked through in one order, from any key on', async () => {
    const keys = ['a.webp', 'b.webp/320.webp', 'b.webp/640.webp', 'c.webp/320.webp', 'd.webp'];
    for (const key of keys) await store.write(`looked/${key}`, bytesOf('x'));
    const seenAfter = async (after: string | null) => {
      const seen: StoredObject[] = [];
      for await (const kept of store.inspect('looked', after)) seen.push(kept);
      return seen;
    };

    const all = (await seenAfter(null)).map(({ key }) => key);
    expect(all).toEqual(keys.map((key) => `looked/${key}`));
    for (const [at, key] of all.entries()) {
      expect((await seenAfter(key)).map((kept) => kept.key)).toEqual(all.slice(at + 1));
    }
    await store.remove('looked/c.webp');
    expect((await seenAfter('looked/c.webp/320.webp')).map(({ key }) => key)).toEqual(['looked/d.webp']);
    const [first] = await seenAfter(null);
    expect(Math.abs(Date.now() - Number(first?.writtenAt))).toBeLessThan(60_000);
  });

  it('takes the same picture from many at once, and whoever looks sees a whole one or none', async () => {
    const bytes = Buffer.alloc(300_000, 5);
    let isWriting = true;
    const seen: (Buffer | null)[] = [];
    const look = async () => {
      while (isWriting) seen.push(await store.read('originals/birlikte.webp'));
    };
    const looking = look();
    await Promise.all(Array.from({ length: 8 }, () => store.write('originals/birlikte.webp', bytes)));
    isWriting = false;
    await looking;

    expect(seen.filter((each) => each !== null && !each.equals(bytes))).toEqual([]);
    expect((await store.read('originals/birlikte.webp'))?.equals(bytes)).toBe(true);
  });

  it.each([
    '../outside',
    'originals/../../outside',
    '/etc/passwd',
    'originals/',
    'originals/.env',
    'originals/a\0b',
    'originals/a/..',
    'originals/Büyük.webp',
    'originals/a?b',
    '',
  ])('refuses the key %j', async (key) => {
    await writeFile(join(places.settings.MEDIA_DIR, 'outside'), 'secret');

    await expect(store.read(key)).rejects.toThrow('Not a key');
    await expect(store.write(key, bytesOf('x'))).rejects.toThrow('Not a key');
    await expect(store.remove(key)).rejects.toThrow('Not a key');
  });
});

describe('A folder of pictures', () => {
  let places: MediaPlaces;
  let store: MediaStore;

  beforeAll(async () => {
    places = await startMediaPlaces();
    store = await openMediaStore('folder', places.settings, silent);
  });
  afterAll(() => places.end());

  it('leaves nothing half-written behind', async () => {
    await store.write('variants/kupa.webp/320.webp', bytesOf('x'));
    await expect(store.write('variants/kupa.webp/320.webp/under-a-file', bytesOf('y'))).rejects.toThrow();

    expect(await readdir(join(places.settings.MEDIA_DIR, 'variants', 'kupa.webp'))).toEqual(['320.webp']);
  });

  it('has a whole picture or none after its writer was killed', async () => {
    const key = 'killed/kupa.webp';
    const folder = places.settings.MEDIA_DIR;
    await mkdir(join(folder, 'killed'));
    const program = join(process.env['TEST_COMPILED_DIR'] ?? '', 'testing/mortal-picture-writer.js');
    const writer = spawn(process.execPath, [program, folder, key], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(writer.stdout, 'data');
    let names: string[] = [];
    while (!names.some((name) => name.endsWith('.part'))) names = await readdir(join(folder, 'killed'));
    writer.kill('SIGKILL');
    await once(writer, 'exit');

    const kept = await store.read(key);
    expect([undefined, 10 * 1024 * 1024]).toContain(kept?.length);
    if (kept) expect(kept.equals(Buffer.alloc(kept.length, kept[0]))).toBe(true);
    expect((await keysOf(store, 'killed')).filter((each) => each !== key)).toEqual([]);
  });
});

describe('A bucket of pictures', () => {
  const said: string[] = [];
  const log = { warn: (message: string, details?: unknown) => said.push(message + JSON.stringify(details)) };
  let places: MediaPlaces;

  beforeAll(async () => {
    places = await startMediaPlaces('s3');
  });
  afterAll(() => places.end());

  const away = { code: 'media_store_away', status: 503 };
  const openWith = (wrong: Partial<MediaSettings>) =>
    openMediaStore('s3', Object.assign(new MediaSettings(), places.settings, wrong), log);

  it.each([
    ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'some-other-secret' }],
    ['another bucket', { S3_BUCKET: 'nobodys' }],
    ['an address where nobody listens', { S3_ENDPOINT: 'http://127.0.0.1:1' }],
  ])('is away, not empty, with %s, and the log tells no secret', async (_what, wrong) => {
    said.length = 0;
    const store = await openWith(wrong);

    await expect(store.read('originals/kupa.webp')).rejects.toMatchObject(away);
    await expect(store.write('originals/kupa.webp', bytesOf('x'))).rejects.toMatchObject(away);
    expect(said).toHaveLength(2);
    expect(said.join()).not.toMatch(/S3RVER|some-other-secret/);
  });

  it('that takes a question and never answers keeps nobody waiting for long', async () => {
    const mute = createServer((socket) => socket.on('error', () => undefined).resume()).listen(
      0,
      '127.0.0.1',
    );
    await once(mute, 'listening');
    const address = mute.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const store = await openWith({ S3_ENDPOINT: `http://127.0.0.1:${port}` });
    const begun = Date.now();

    await expect(store.read('originals/kupa.webp')).rejects.toMatchObject(away);
    expect(Date.now() - begun).toBeLessThan(7_000);
    mute.close();
  });

  it('goes on showing what was shown a moment ago while it is away', async () => {
    const neighbour = await openWith({});
    await neighbour.write('variants/kupa.webp/320.webp', bytesOf('shown'));
    await neighbour.write('variants/kupa.webp/640.webp', bytesOf('not shown'));
    const storage = await openMediaStorage(places.settings, silent);
    await storage.read('variants/kupa.webp/320.webp');
    await places.s3.stop();

    expect(await storage.read('variants/kupa.webp/320.webp')).toEqual(bytesOf('shown'));
    await expect(storage.read('variants/kupa.webp/640.webp')).rejects.toMatchObject(away);

    await places.s3.start();
    await storage.remove(['variants/kupa.webp']);
    expect(await storage.read('variants/kupa.webp/320.webp')).toBeNull();
  });
});

test('A folder that the system does not let the shop at is away, not empty, and the log says why', async () => {
  const places = await startMediaPlaces();
  const said: unknown[] = [];
  const log = { warn: (...told: unknown[]) => void said.push(told) };
  const noFolder = join(places.settings.MEDIA_DIR, 'a-file');
  await mkdir(places.settings.MEDIA_DIR, { recursive: true });
  await writeFile(noFolder, '');
  const settings = Object.assign(new MediaSettings(), places.settings, { MEDIA_DIR: noFolder });
  const store = await openMediaStore('folder', settings, log);
  const away = { code: 'media_store_away', status: 503 };

  await expect(store.read('originals/kupa.webp')).rejects.toMatchObject(away);
  await expect(store.write('originals/kupa.webp', bytesOf('x'))).rejects.toMatchObject(away);
  expect(said).toEqual(
    ['read', 'write'].map((operation) => [
      'The store of pictures did not do what it was asked.',
      { operation, key: 'originals/kupa.webp', reason: expect.stringContaining('ENOTDIR') },
    ]),
  );
  await places.end();
});

describe('Two stores, while pictures move', () => {
  let places: MediaPlaces;
  let bucket: MediaStore;
  let folder: MediaStore;
  let storage: MediaStorage;

  beforeAll(async () => {
    places = await startMediaPlaces();
    bucket = await openMediaStore('s3', places.settings, silent);
    folder = await openMediaStore('folder', places.settings, silent);
    storage = new MediaStorage(bucket, folder);
  });
  afterAll(() => places.end());

  it('keep what is new in the first and find what is old in the second', async () => {
    await folder.write('originals/eski.webp', bytesOf('old'));
    await storage.write('originals/yeni.webp', bytesOf('new'));

    expect(await storage.read('originals/eski.webp')).toEqual(bytesOf('old'));
    expect(await bucket.read('originals/yeni.webp')).toEqual(bytesOf('new'));
    expect(await folder.read('originals/yeni.webp')).toBeNull();
    expect(await storage.read('originals/yok.webp')).toBeNull();
  });

  it('bring nothing back that was removed', async () => {
    for (const store of [bucket, folder]) await store.write('originals/giden.webp', bytesOf('gone'));

    await storage.remove(['originals/giden.webp']);

    expect(await storage.read('originals/giden.webp')).toBeNull();
  });

  it('show what the second has while the first is away, and never say that the rest is gone', async () => {
    await folder.write('originals/eski.webp', bytesOf('old'));
    await places.s3.stop();

    expect(await storage.read('originals/eski.webp')).toEqual(bytesOf('old'));
    await expect(storage.read('originals/yeni.webp')).rejects.toMatchObject({ code: 'media_store_away' });
    await places.s3.start();
  });
});

const disk = openSmallDisk();
afterAll(() => disk?.end());

(disk ? test : test.skip)(
  'A folder on a full disk refuses what does not fit, and keeps nothing of it',
  async () => {
    const directory = disk?.directory ?? '';
    const store = await openMediaStore(
      'folder',
      Object.assign(new MediaSettings(), { MEDIA_DIR: directory }),
      silent,
    );
    await store.write('originals/small.webp', bytesOf('fits'));

    const large = store.write('originals/large.webp', Buffer.alloc(2 * 1024 * 1024, 1));

    await expect(large).rejects.toMatchObject({ code: 'media_store_full', status: 503 });
    expect(await readdir(join(directory, 'originals'))).toEqual(['small.webp']);
    await store.write('originals/another.webp', bytesOf('fits too'));
  },
);
