import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ZipFile } from 'yazl';
import { zipEntries, type ZipLimits, ZipRefusedError } from './read-zip.js';

const ENTRY_BYTES = 500_000;
/** The end of the archive, its list of entries and no entry. */
const LIST_BYTES = 100_000;

let folder: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toprak-zip-'));
  path = join(folder, 'resimler.zip');
  const zip = new ZipFile();
  for (const name of ['1.jpg', '2.jpg', '3.jpg', '4.jpg']) {
    zip.addBuffer(randomBytes(name === '4.jpg' ? 2 * ENTRY_BYTES : ENTRY_BYTES), name);
  }
  zip.end();
  await writeFile(path, await buffer(zip.outputStream));
});

afterEach(() => {
  jest.restoreAllMocks();
});

afterAll(() => rm(folder, { recursive: true }));

async function readAll(limits: Partial<ZipLimits>): Promise<number> {
  let bytes = 0;
  const whole = { entries: 10, totalBytes: 10 * ENTRY_BYTES, entryBytes: 2 * ENTRY_BYTES, ...limits };
  for await (const { read } of zipEntries(path, whole)) bytes += (await read()).length;
  return bytes;
}

describe('A ZIP on the disk', () => {
  it('is read whole within its limits', async () => {
    expect(await readAll({})).toBe(5 * ENTRY_BYTES);
  });

  it.each<[string, Partial<ZipLimits>]>([
    ['all entries declare', { totalBytes: 5 * ENTRY_BYTES - 1 }],
    ['its last entry declares', { entryBytes: 2 * ENTRY_BYTES - 1 }],
  ])('is refused for what %s, before an entry is read', async (_, limits) => {
    const read = jest.spyOn(fs, 'read');
    await expect(readAll(limits)).rejects.toThrow(ZipRefusedError);
    const asked = read.mock.calls.map((call: readonly unknown[]) => Number(call[3]));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.reduce((sum, bytes) => sum + bytes)).toBeLessThan(LIST_BYTES);
  });
});
