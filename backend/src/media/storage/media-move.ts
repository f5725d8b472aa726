import type { MediaStore } from './media-store.js';

/** Few simultaneous copies: pictures are small, and the shop keeps running. */
const AT_ONCE = 8;

/** The result for one key. */
type Outcome = 'copied' | 'present' | 'gone' | 'failed';

export interface MoveCount extends Record<Outcome, number> {
  readonly folder: string;
  /** Bytes that were copied. */
  bytes: number;
}

interface MoveOptions {
  readonly from: MediaStore;
  readonly to: MediaStore;
  readonly folders: readonly string[];
  readonly onProgress: (counts: readonly MoveCount[]) => void;
  readonly onFailure: (key: string, reason: string) => void;
}

/**
 * Copies the objects that the second store lacks, and leaves the first store as it is. Each copy is read back
 * and compared, and so are existing objects. An interrupted move can be continued by running it again.
 */
export async function moveMedia(options: MoveOptions): Promise<MoveCount[]> {
  const counts: MoveCount[] = [];
  for (const folder of options.folders) {
    const count: MoveCount = { folder, copied: 0, present: 0, gone: 0, failed: 0, bytes: 0 };
    counts.push(count);
    for await (const keys of inBatches(options.from.list(folder))) {
      await Promise.all(keys.map((key) => moveAndCount(key, count, options)));
      options.onProgress(counts);
    }
  }
  return counts;
}

async function moveAndCount(key: string, count: MoveCount, options: MoveOptions): Promise<void> {
  try {
    const { outcome, bytes } = await moveOne(key, options);
    count[outcome] += 1;
    count.bytes += bytes;
  } catch (error) {
    count.failed += 1;
    options.onFailure(key, error instanceof Error ? error.message : String(error));
  }
}

async function moveOne(key: string, { from, to }: MoveOptions): Promise<{ outcome: Outcome; bytes: number }> {
  const bytes = await from.read(key);
  if (!bytes) return { outcome: 'gone', bytes: 0 };
  if ((await to.read(key))?.equals(bytes)) return { outcome: 'present', bytes: 0 };
  await to.write(key, bytes);
  const copy = await to.read(key);
  // The shop may have removed the picture from both stores since; then nothing is missing.
  if (!copy) return { outcome: 'gone', bytes: 0 };
  if (!copy.equals(bytes)) throw new Error('the copy differs from what was read');
  return { outcome: 'copied', bytes: bytes.length };
}

async function* inBatches(keys: AsyncIterable<string>): AsyncIterable<string[]> {
  let batch: string[] = [];
  for await (const key of keys) {
    batch.push(key);
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
