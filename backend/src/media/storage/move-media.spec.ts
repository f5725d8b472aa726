import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type MediaPlaces, startMediaPlaces } from '../../../testing/media-stores.js';
import { eventually } from '../../../testing/poll.js';
import { testEnvironment } from '../../../testing/test-environment.js';
import type { MediaStoreName } from '../../platform/config/media-settings.js';
import { MediaStorage } from './media-storage.js';
import type { MediaStore } from './media-store.js';
import { runMoveMediaCommand } from './move-media-command.js';
import { openMediaStore } from './open-media-store.js';

const silent = { warn: () => undefined };
const other = (name: MediaStoreName): MediaStoreName => (name === 's3' ? 'folder' : 's3');
const keyOf = (at: number) => `originals/kupa-${at}.webp`;
const bytesOf = (key: string) => Buffer.from(key.repeat(200));

async function fill(store: MediaStore, count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, (_, at) => keyOf(at));
  const sizes = keys.slice(0, 10).map((key) => `${key.replace('originals', 'variants')}/320.webp`);
  for (const key of [...keys, ...sizes]) await store.write(key, bytesOf(key));
  return [...keys, ...sizes];
}

async function missingOf(keys: readonly string[], store: Pick<MediaStore, 'read'>): Promise<string[]> {
  const missing: string[] = [];
  for (const key of keys) if (!(await store.read(key))?.equals(bytesOf(key))) missing.push(key);
  return missing;
}

describe.each(['s3', 'folder'] as const)('Pictures that move to the %s', (target) => {
  let places: MediaPlaces;
  let from: MediaStore;
  let to: MediaStore;

  beforeEach(async () => {
    places = await startMediaPlaces(target);
    places.settings.MEDIA_FALLBACK = other(target);
    from = await openMediaStore(other(target), places.settings, silent);
    to = await openMediaStore(target, places.settings, silent);
  });
  afterEach(() => places.end());

  async function move(settings = places.settings) {
    const said: string[] = [];
    const isWhole = await runMoveMediaCommand({
      args: ['--to', target],
      settings,
      say: (line) => said.push(line),
    });
    return { isWhole, said: said.join('\n') };
  }

  it('are all there afterwards, and looked at but not copied when it runs again', async () => {
    const keys = await fill(from, 30);

    const first = await move();
    const again = await move();

    expect(first).toMatchObject({ isWhole: true });
    expect(first.said).toMatch(/originals +30 +0 +0 +0[^]+variants +10 +0 +0 +0/);
    expect(again.said).toMatch(/originals +0 +30 +0 +0[^]+variants +0 +10 +0 +0/);
    expect(again.said).toContain('MEDIA_FALLBACK can go');
    expect(await missingOf(keys, to)).toEqual([]);
    expect(await missingOf(keys, from)).toEqual([]);
  });

  it('are mended where a copy is not what it was', async () => {
    await fill(from, 3);
    await to.write(keyOf(1), Buffer.from('broken'));

    expect((await move()).said).toMatch(/originals +3 +0 +0 +0/);
    expect(await missingOf([keyOf(1)], to)).toEqual([]);
  });

  it('are never missing while visitors look, and admins upload and delete', async () => {
    const keys = await fill(from, 30);
    const storage = new MediaStorage(to, from);
    let isMoving = true;
    const uploaded: string[] = [];
    const unseen: string[] = [];
    const visit = async () => {
      for (let at = 0; isMoving; at += 1) {
        const key = keys[at % keys.length] ?? '';
        if (key !== keyOf(7)) unseen.push(...(await missingOf([key], storage)));
      }
    };
    const upload = async () => {
      for (let at = 100; isMoving || at < 103; at += 1) {
        await storage.write(keyOf(at), bytesOf(keyOf(at)));
        uploaded.push(keyOf(at));
      }
    };
    const busy = [visit(), upload(), storage.remove([keyOf(7)])];
    await move();
    isMoving = false;
    await Promise.all(busy);

    expect(unseen).toEqual([]);
    const kept = [...keys, ...uploaded].filter((key) => key !== keyOf(7));
    expect(await missingOf(kept, to)).toEqual([]);
  });

  it('go on where a killed command left them', async () => {
    const keys = await fill(from, 60);
    const outside = { databaseUrl: 'postgres://127.0.0.1:1/none', iyzicoUrl: 'http://127.0.0.1:1' };
    const environment = testEnvironment(outside, {
      ...places.s3.settings,
      MEDIA_DIR: places.settings.MEDIA_DIR,
      MEDIA_STORE: target,
      MEDIA_FALLBACK: other(target),
    });
    const command = join(process.env['TEST_COMPILED_DIR'] ?? '', 'src/commands/move-media.js');
    const run = () => spawn(process.execPath, [command, '--to', target], { env: environment });
    const killed = run();
    await eventually('it has begun', async () => (await to.read(keyOf(1))) !== null);
    killed.kill('SIGKILL');
    await once(killed, 'exit');

    expect((await missingOf(keys, to)).length).toBeGreaterThan(0);
    const second = run();
    await once(second, 'exit');
    expect(second.exitCode).toBe(0);
    expect(await missingOf(keys, to)).toEqual([]);
  });

  it('say that new ones still go to the old place until the shop writes to the new one', async () => {
    const shopWritesThere = Object.assign(places.settings, {
      MEDIA_STORE: other(target),
      MEDIA_FALLBACK: target,
    });

    expect((await move(shopWritesThere)).said).toContain(`set MEDIA_STORE=${target}`);
  });
});

describe('The command that moves pictures', () => {
  let places: MediaPlaces;
  beforeEach(async () => {
    places = await startMediaPlaces('s3');
    places.settings.MEDIA_FALLBACK = 'folder';
  });
  afterEach(() => places.end());

  const run = (args: string[]) => {
    const said: string[] = [];
    const result = runMoveMediaCommand({
      args,
      settings: places.settings,
      say: (line) => said.push(line),
    });
    return result.then((isWhole) => ({ isWhole, said: said.join('\n') }));
  };

  it.each([[[]], [['--to']], [['--to', 'ftp']], [['--to', 's3', 'now']]])(
    'does not know %j',
    async (args) => {
      await expect(run(args)).rejects.toThrow('Say --to folder or --to s3.');
    },
  );

  it('moves nothing while the shop reads only one of the stores', async () => {
    delete places.settings.MEDIA_FALLBACK;
    await expect(run(['--to', 's3'])).rejects.toThrow('MEDIA_FALLBACK');
  });

  it('names what could not be moved', async () => {
    await fill(await openMediaStore('folder', places.settings, silent), 1);
    await places.s3.stop();

    const { isWhole, said } = await run(['--to', 's3']);

    expect(isWhole).toBe(false);
    expect(said).toContain(keyOf(0));
    expect(said).toContain('run it again');
    await places.s3.start();
  });
});
