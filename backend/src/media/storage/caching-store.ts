import { LRUCache } from 'lru-cache';
import type { StoredObject, MediaStore } from './media-store.js';

const CACHE_BYTES = 64 * 1024 * 1024;
/** Only variants are cached: visitors ask for them all the time, and for originals only when a variant is made. */
const CACHED_PREFIX = 'variants/';

/**
 * Caches the objects of a remote store in memory, so that recent pictures need no request and are still shown when the
 * store does not answer. An object never changes under its key, and the database knows whether a picture still exists.
 */
export class CachingStore implements MediaStore {
  private readonly cache = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
  });

  constructor(private readonly store: MediaStore) {}

  async write(key: string, bytes: Uint8Array): Promise<void> {
    await this.store.write(key, bytes);
    this.keep(key, Buffer.from(bytes));
  }

  async read(key: string): Promise<Buffer | null> {
    const cached = this.cache.get(key);
    if (cached) return cached;
    const bytes = await this.store.read(key);
    if (bytes) this.keep(key, bytes);
    return bytes;
  }

  async remove(key: string): Promise<void> {
    for (const each of this.cache.keys()) {
      if (each === key || each.startsWith(`${key}/`)) this.cache.delete(each);
    }
    await this.store.remove(key);
  }

  list(folder: string): AsyncIterable<string> {
    return this.store.list(folder);
  }

  inspect(folder: string, after: string | null): AsyncIterable<StoredObject> {
    return this.store.inspect(folder, after);
  }

  private keep(key: string, bytes: Buffer): void {
    if (key.startsWith(CACHED_PREFIX)) this.cache.set(key, bytes);
  }
}
