import type { MediaStore } from './media-store.js';

/**
 * Holds the bytes of pictures. While they move from one store to another there are two stores: new pictures go to the
 * first, and pictures that it lacks are read from the second.
 */
export class MediaStorage {
  constructor(
    private readonly store: MediaStore,
    private readonly fallback: MediaStore | null = null,
  ) {}

  /** Throws media_store_away, media_store_full. */
  async write(key: string, bytes: Uint8Array): Promise<void> {
    await this.store.write(key, bytes);
  }

  /** Null when nothing is stored under the key. Throws media_store_away. */
  async read(key: string): Promise<Buffer | null> {
    const { store, fallback } = this;
    if (!fallback) return store.read(key);
    try {
      const kept = await store.read(key);
      if (kept) return kept;
    } catch (error) {
      const kept = await fallback.read(key);
      if (kept) return kept;
      throw error;
    }
    return fallback.read(key);
  }

  /** Both stores, for the orphan sweeper, which cleans each of them. */
  get stores(): readonly MediaStore[] {
    return this.fallback ? [this.store, this.fallback] : [this.store];
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      // The fallback goes first: reads would find the object there if only the store had lost it.
      await this.fallback?.remove(key);
      await this.store.remove(key);
    }
  }
}

export const ORIGINALS = 'originals';
export const VARIANTS = 'variants';

export function originalKey(fileName: string): string {
  return `${ORIGINALS}/${fileName}`;
}

/** The folder of the sizes in which the picture was requested. */
export function variantsKey(fileName: string): string {
  return `${VARIANTS}/${fileName}`;
}
