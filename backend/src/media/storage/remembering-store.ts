import { LRUCache } from 'lru-cache';
import type { KeptKey, MediaStore } from './media-store.js';

const REMEMBERED_BYTES = 64 * 1024 * 1024;
/** Sizes of pictures are asked for all the time, originals only when one is made. */
const REMEMBERED = 'variants/';

/**
 * In front of a store that is far away: what was shown a moment ago needs no way there, and is shown on while it does
 * not answer. What a key means never changes, and whether a picture is still there is asked of the database.
 */
export class RememberingStore implements MediaStore {
  private readonly known = new LRUCache<string, Buffer>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
  });

  constructor(private readonly store: MediaStore) {}

  async write(key: string, bytes: Uint8Array): Promise<void> {
    await this.store.write(key, bytes);
    this.remember(key, Buffer.from(bytes));
  }

  async read(key: string): Promise<Buffer | null> {
    const known = this.known.get(key);
    if (known) return known;
    const bytes = await this.store.read(key);
    if (bytes) this.remember(key, bytes);
    return bytes;
  }

  async remove(key: string): Promise<void> {
    for (const each of this.known.keys()) {
      if (each === key || each.startsWith(`${key}/`)) this.known.delete(each);
    }
    await this.store.remove(key);
  }

  list(folder: string): AsyncIterable<string> {
    return this.store.list(folder);
  }

  inspect(folder: string, after: string | null): AsyncIterable<KeptKey> {
    return this.store.inspect(folder, after);
  }

  private remember(key: string, bytes: Buffer): void {
    if (key.startsWith(REMEMBERED)) this.known.set(key, bytes);
  }
}
